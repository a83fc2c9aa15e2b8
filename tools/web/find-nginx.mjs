import { spawnSync } from 'node:child_process';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../system/settings.mjs';
import { aptUnpack } from '../system/apt.mjs';
import { findCommand } from '../system/commands.mjs';

/** Unpacked here where it is not installed: the package would start a server on port 80. */
const OWN = path.join(ROOT, '.cache', 'nginx');

const works = (program) => spawnSync(program, ['-v']).status === 0;

/** nginx of this machine, or the one that was unpacked for the tests: {program, types}; null where there is none. */
export async function lookUpNginx() {
  for (const [program, types] of [
    [await findCommand('nginx'), '/etc/nginx/mime.types'],
    [path.join(OWN, 'usr/sbin/nginx'), path.join(OWN, 'etc/nginx/mime.types')],
  ]) {
    const hasTypes = await access(types).then(
      () => true,
      () => false,
    );
    if (program && hasTypes && works(program)) return { program, types };
  }
  return null;
}

/** The same, fetched first where that is possible. Without one its tests are skipped, and say so. */
export async function findNginx(say) {
  const found = await lookUpNginx();
  if (found) return found;
  say('Fetching nginx ...');
  const done = await aptUnpack(OWN, 'nginx', 'nginx-common');
  const fresh = done ? await lookUpNginx() : null;
  if (!fresh) say('There is no nginx here: the tests of the deployment’s configuration at work will be skipped.');
  return fresh;
}
