import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { access, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeBases } from '../containers/bases.mjs';
import { buildImages, demandSmall, exampleSettings } from '../containers/images.mjs';
import { catchMails } from '../containers/mails.mjs';
import { composed } from '../containers/composed.mjs';
import { smoke } from '../containers/smoke.mjs';
import { bringUp, removeAll, tellLast } from '../containers/stack.mjs';
import { stops } from '../containers/stops.mjs';
import { ROOT } from '../system/settings.mjs';
import { findCommand, must } from '../system/commands.mjs';
import { freePort } from '../system/ports.mjs';
import { Problem } from '../system/problem.mjs';
import { runProgram } from '../system/program.mjs';

const PROJECT = 'kalyanam-try';
const started = Date.now();
const say = (line) => console.log(`[${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s] ${line}`);

const OPTIONS = {
  base: { type: 'string' },
  stops: { type: 'string', default: '5' },
  'no-build': { type: 'boolean', default: false },
};

async function makeSecrets(folder, mails, gateway) {
  await must('sh', [path.join(ROOT, 'docker/make-secrets.sh'), folder]);
  await must('chmod', ['u+w', path.join(folder, 'smtp-url'), path.join(folder, 'msg91-auth-key')]);
  await writeFile(path.join(folder, 'smtp-url'), `smtp://${gateway}:${mails.port}`);
  await writeFile(path.join(folder, 'msg91-auth-key'), 'no-message-is-sent');
}

async function run() {
  const { values: chosen } = parseArgs({ options: OPTIONS });
  for (const program of ['podman', 'buildah'])
    if (!(await findCommand(program)))
      throw new Problem(`There is no ${program} here: install podman and buildah, or use docker compose.`);
  if (chosen.base) await makeBases(path.resolve(chosen.base), say);
  const settings = await exampleSettings();
  const stack = await composed(settings);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-containers-'));
  const secrets = path.join(folder, 'secrets');
  // However this ends, Ctrl-C too.
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
    removeAll(PROJECT);
  });
  if (!chosen['no-build']) await buildImages(stack.services, folder, say);
  await demandSmall('podman', 'localhost/kalyanam/api:latest', 'docker.io/library/node:24-bookworm-slim', say);

  const mails = await catchMails();
  const ports = { 8080: await freePort(), 8081: await freePort() };
  const init = await access('/usr/libexec/podman/catatonit').then(
    () => true,
    () => findCommand('catatonit'),
  );
  if (!init) say('There is no catatonit: the containers run without `init`.');
  const options = { project: PROJECT, secrets, settings, ports, init: Boolean(init) };
  try {
    // What a run that was killed has left.
    removeAll(PROJECT);
    await makeSecrets(secrets, mails, stack.networks.front.ipam.config[0].gateway);
    const containers = await bringUp(stack, options, say);
    const urls = { member: `http://127.0.0.1:${ports[8080]}`, admin: `http://127.0.0.1:${ports[8081]}` };
    const [owner] = containers.get('api-admin');
    const exec = (input, ...command) => execFileSync('podman', ['exec', '-i', owner, ...command], { input });
    await smoke(urls, { mails, exec, say }).catch(async (error) => {
      await tellLast(containers, say);
      throw error;
    });
    await stops(stack.services.api, { ...options, times: Number(chosen.stops) }, say);
    say('Everything did what it should.');
  } finally {
    await mails.close();
  }
}

await runProgram(run);
