// A Galera cluster of private servers on loopback. All begin with a copy of the same database, so that one that joins is sent
// only what the cluster has agreed on since.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { placeOf } from '../database/place.mjs';
import { runPrivateServer } from '../database/server.mjs';
import { freePort, isFree } from '../system/ports.mjs';
import { Problem } from '../system/problem.mjs';
import { wait, waitForEnd } from '../system/processes.mjs';

export const PROVIDER = '/usr/lib/galera/libgalera_smm.so';

/** The next two are those on which a node receives what it missed, and what it lacks. */
async function groupPort() {
  for (;;) {
    const port = await freePort();
    if ((await isFree(port + 1)) && (await isFree(port + 2))) return port;
  }
}

const JOINED_WITHIN_MS = 60_000;

function nodeArguments({ port, ports, isFirst, setup }) {
  const provider = [
    `gmcast.listen_addr=tcp://127.0.0.1:${port}`,
    `ist.recv_addr=127.0.0.1:${port + 1}`,
    'gcache.size=64M',
  ];
  return [
    '--wsrep-on=ON',
    `--wsrep-provider=${PROVIDER}`,
    '--wsrep-cluster-name=kalyanam',
    `--wsrep-cluster-address=gcomm://${ports.map((one) => `127.0.0.1:${one}`).join(',')}`,
    `--wsrep-node-address=127.0.0.1:${port}`,
    `--wsrep-provider-options=${provider.join(';')}`,
    // Done by wsrep_sst_copied in this folder.
    '--wsrep-sst-method=copied',
    `--wsrep-sst-receive-address=127.0.0.1:${port + 2}`,
    '--binlog-format=ROW',
    '--innodb-autoinc-lock-mode=2',
    // The accounts are in the copy, and nothing is written before a node has joined.
    `--init-file=${setup}`,
    ...(isFirst ? ['--wsrep-new-cluster'] : []),
  ];
}

/** A node answers before it has joined, and refuses to touch a table. */
async function joined(url) {
  const until = Date.now() + JOINED_WITHIN_MS;
  for (;;) {
    const connection = await createConnection(url);
    const [[row]] = await connection.query("SHOW STATUS LIKE 'wsrep_ready'");
    await connection.end();
    if (row?.Value === 'ON') return;
    if (Date.now() > until) throw new Problem('A node does not join the cluster.');
    await wait(100);
  }
}

/** Starts a server with wsrep on a copy of `from`. */
async function startNode({ dataDir, from, port, ports, isFirst, state }) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await cp(path.join(from, 'database'), path.join(dataDir, 'database'), { recursive: true });
  const place = placeOf(dataDir);
  const access = JSON.parse(await readFile(place.access, 'utf8'));
  await writeFile(place.access, JSON.stringify({ ...access, port: await freePort() }), { mode: 0o600 });
  const setup = path.join(place.folder, 'nothing.sql');
  await writeFile(setup, 'SET @nothing = 1;\n');
  const extra = nodeArguments({ port, ports, isFirst, setup });
  const env = { PATH: `${import.meta.dirname}:${process.env.PATH}`, COPIED_STATE: state };
  const server = await runPrivateServer({ dataDir, forTests: true, say: () => {}, extra, env });
  await joined(server.url);
  return { ...server, pidFile: place.pid };
}

/** What the template becomes as a cluster of one: its files say from where on a node lacks something. */
async function firstState(dataDir, template) {
  const port = await groupPort();
  const alone = await startNode({ dataDir, from: template, port, ports: [port], isFirst: true, state: '' });
  await alone.stop();
  const saved = await readFile(path.join(placeOf(dataDir).data, 'grastate.dat'), 'utf8');
  return ['uuid', 'seqno'].map((name) => new RegExp(`^${name}: *(\\S+)`, 'm').exec(saved)[1]).join(':');
}

/** @param template the data folder of a private server that has ended. Returns nodes: {url, host, kill} */
export async function startCluster({ folder, template, size = 3, add }) {
  const from = path.join(folder, 'node-0');
  const state = await firstState(from, template);
  const ports = [];
  while (ports.length < size) ports.push(await groupPort());
  const nodes = [];
  for (const [index, port] of ports.entries()) {
    const dataDir = path.join(folder, `node-${index + 1}`);
    const server = add(await startNode({ dataDir, from, port, ports, isFirst: index === 0, state }));
    nodes.push({
      url: server.url,
      host: new URL(server.url).host,
      async kill() {
        const pid = Number(await readFile(server.pidFile, 'utf8'));
        process.kill(pid, 'SIGKILL');
        await waitForEnd(pid, 10_000);
      },
    });
  }
  return nodes;
}
