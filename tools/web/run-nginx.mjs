import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../system/settings.mjs';
import { freePorts } from '../system/ports.mjs';
import { wait } from '../system/processes.mjs';
import { lookUpNginx } from './find-nginx.mjs';

/** Why nginx cannot be run here; false where it can. */
export const missingNginx = (await lookUpNginx()) ? false : 'nginx is not installed, and cannot be fetched here';

/** `nginx` of Debian knows no `resolve`, which begins with 1.27.3: the processes are named instead. */
const servers = (ports) => (_line, parameters) =>
  [ports]
    .flat()
    .map((port) => `server 127.0.0.1:${port}${parameters};`)
    .join('\n    ');

/** Pages of a word each, where what matters is the API behind nginx. */
export async function placeholderPages(folder) {
  for (const side of ['member', 'admin']) {
    await mkdir(path.join(folder, side), { recursive: true });
    await writeFile(path.join(folder, side, 'index.html'), side);
  }
}

/**
 * The deployment's configuration, run by the nginx of this machine in `folder`, which holds `member`, `admin` and `kept` as
 * the image has them below /srv and /kept. `api` and `apiAdmin` are the ports of the API's processes.
 */
export async function runNginx({ folder, api, apiAdmin = api }) {
  await cp(path.join(ROOT, 'docker/nginx'), folder, { recursive: true });
  const { program, types } = await lookUpNginx();
  await cp(types, path.join(folder, 'mime.types'));
  await mkdir(path.join(folder, 'tmp'), { recursive: true });
  await writeFile(path.join(folder, 'tmp', 'resolver.conf'), '');
  const ports = await freePorts();
  const file = path.join(folder, 'nginx.conf');
  const root = process.getuid() === 0 ? 'user root;\n' : '';
  const conf = (await readFile(file, 'utf8'))
    // First: the folder may itself be below /tmp.
    .replaceAll('/tmp/', `${folder}/tmp/`)
    .replaceAll('/srv/', `${folder}/`)
    .replaceAll('/kept/', `${folder}/kept/`)
    .replace('access_log /dev/stdout', `access_log ${folder}/access.log`)
    .replace('worker_processes 2', `error_log stderr;\n${root}worker_processes 1`)
    .replace(/server api:3000 resolve((?: \w+=\w+)*);/, servers(api))
    .replace(/server api-admin:3000 resolve((?: \w+=\w+)*);/, servers(apiAdmin))
    .replace('listen 8080;', `listen 127.0.0.1:${ports.member};`)
    .replace('listen 8081;', `listen 127.0.0.1:${ports.admin};`);
  await writeFile(file, conf);
  const nginx = spawn(program, ['-p', folder, '-c', file, '-g', 'daemon off;']);
  let said = '';
  nginx.stderr.on('data', (piece) => (said += piece));
  const urls = { member: `http://127.0.0.1:${ports.member}`, admin: `http://127.0.0.1:${ports.admin}` };
  while (!(await fetch(urls.member).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error(said);
    await wait(20);
  }
  return {
    urls,
    log: () => readFile(path.join(folder, 'access.log'), 'utf8'),
    async stop(signal = 'SIGTERM') {
      nginx.kill(signal);
      await once(nginx, 'exit');
    },
  };
}
