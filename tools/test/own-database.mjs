// A database server for one test. Prints its address, then does what it reads, line by line (freeze, thaw, restart), and
// says "done" after each; ends with its standard input. With --tls=server or --tls=elsewhere it speaks TLS, by the certificate of that name
// in ./tls, for localhost or for another host; with --binlog it keeps a binary log.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { placeOf } from '../database/place.mjs';
import { runPrivateServer } from '../database/server.mjs';

const file = (name) => path.join(import.meta.dirname, 'tls', name);
const [, certificate] = process.argv.find((option) => option.startsWith('--tls='))?.split('=') ?? [];
const tls = certificate ? [`--ssl-cert=${file(`${certificate}.pem`)}`, `--ssl-key=${file('server-key.pem')}`] : [];
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-own-'));
const binlog = ['--log-bin=binlog', '--server-id=1'];
const extra = [...tls, ...(process.argv.includes('--binlog') ? binlog : [])];
const start = () => runPrivateServer({ dataDir, forTests: true, say: () => undefined, extra });
const signal = async (name) => process.kill(Number(await readFile(placeOf(dataDir).pid, 'utf8')), name);

let server = await start();
console.log(server.url);

const ACTS = {
  freeze: () => signal('SIGSTOP'),
  thaw: () => signal('SIGCONT'),
  restart: async () => {
    await server.stop();
    server = await start();
  },
};
for await (const act of createInterface({ input: process.stdin })) {
  await ACTS[act]();
  console.log('done');
}
await signal('SIGCONT');
await server.stop();
await rm(dataDir, { recursive: true, force: true });
