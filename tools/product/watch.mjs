import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildApi } from '../build/build.mjs';
import { ROOT } from '../system/settings.mjs';
import { Problem } from '../system/problem.mjs';
import { startPart, wait } from '../system/processes.mjs';
import { DEVELOPED, startApi } from './api.mjs';
import { firstDeath, layFoundation, runningParts, urlsOf } from './foundation.mjs';

const binary = (name, ...parts) => path.join(ROOT, 'node_modules', name, ...parts);
const COMPILER = ['--strip-leading-paths', '--watch', '--quiet'];
const COMPILED = ['libs/shared', 'apps/api'];

/** A build beside `npm run dev` empties `dist`, so the watched output has a folder of its own, which begins as a copy. */
async function copyBuilt() {
  for (const project of COMPILED) {
    const folder = path.join(ROOT, project, DEVELOPED.folder);
    await rm(folder, { recursive: true, force: true });
    await cp(path.join(ROOT, project, 'dist'), folder, { recursive: true });
  }
}
const build = (say) => buildApi(say, copyBuilt);

function watchSources(project) {
  const args = [binary('@swc/cli', 'bin', 'swc.js'), 'src', '-d', DEVELOPED.folder, ...COMPILER];
  return startPart(`compiler of ${project}`, process.execPath, args, { cwd: path.join(ROOT, project), show: true });
}

async function serveSources(side, env) {
  const args = [binary('vite', 'bin', 'vite.js'), '--clearScreen', 'false'];
  const part = startPart(side, process.execPath, args, { cwd: path.join(ROOT, 'apps', side), env, show: true });
  const url = env[`${side.toUpperCase()}_URL`];
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return part;
    await wait(100);
  }
  await part.stop();
  throw new Problem(`The ${side} application does not start. Its last lines:\n${part.tail()}`);
}

/** The same product from its sources: the API restarts and both SPAs reload when a file changes. */
export async function startWatching({ say, ...settings }) {
  const { dataDir, ports } = settings;
  const running = runningParts();
  try {
    const { env, database } = await layFoundation(settings, { running, build, say, compiled: DEVELOPED });
    const viteEnv = { ...env, MEMBER_PORT: String(ports.member), ADMIN_PORT: String(ports.admin) };
    say('Starting the API and both applications, watching their sources ...');
    for (const project of COMPILED) running.add(watchSources(project));
    const member = running.add(await serveSources('member', viteEnv));
    const admin = running.add(await serveSources('admin', viteEnv));
    // Last, as the compilers' first run would restart it.
    const api = running.add(await startApi({ env, dataDir, port: ports.api, watch: true }));
    const died = firstDeath({ API: api, 'database server': database, 'member server': member, 'admin server': admin });
    return { urls: urlsOf(ports), env, died, stop: running.stop };
  } catch (error) {
    await running.stop();
    throw error;
  }
}
