// A database server that speaks TLS, with the certificate in ./tls; prints its address, ends with its standard input.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runPrivateServer } from '../database/server.mjs';

const file = (name) => path.join(import.meta.dirname, 'tls', name);
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-tls-'));
const extra = [`--ssl-cert=${file('server.pem')}`, `--ssl-key=${file('server-key.pem')}`];
const server = await runPrivateServer({ dataDir, forTests: true, say: () => undefined, extra });
console.log(server.url);
process.stdin.resume().on('end', async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});
