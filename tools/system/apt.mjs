import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { findCommand, runCommand } from './commands.mjs';

async function privilege() {
  if (process.getuid?.() === 0) return [];
  const sudo = await findCommand('sudo');
  if (!sudo) return null;
  const { code } = await runCommand(sudo, ['-n', 'true']);
  return code === 0 ? [sudo, '-n'] : null;
}

async function apt(prefix, ...args) {
  const line = [
    ...prefix,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-qq',
    '-o',
    'DPkg::Lock::Timeout=180',
    ...args,
  ];
  return runCommand(line[0], line.slice(1));
}

/** Installs the first set of packages that this Debian or Ubuntu has; false where that is not possible. */
export async function aptInstall(...sets) {
  if (!(await findCommand('apt-get'))) return false;
  const prefix = await privilege();
  if (!prefix) return false;
  for (const refresh of [false, true]) {
    if (refresh && (await apt(prefix, 'update')).code !== 0) return false;
    for (const packages of sets) {
      const { code } = await apt(prefix, 'install', '-y', '--no-install-recommends', ...packages);
      if (code === 0) return true;
    }
  }
  return false;
}

/** Unpacks packages below `folder` instead of installing them, so that no service of theirs is set up or started. */
export async function aptUnpack(folder, ...packages) {
  if (!(await findCommand('apt-get')) || !(await findCommand('dpkg-deb'))) return false;
  await mkdir(folder, { recursive: true });
  const load = () => runCommand('apt-get', ['-qq', 'download', ...packages], { cwd: folder });
  if ((await load()).code !== 0) {
    const prefix = await privilege();
    if (!prefix || (await apt(prefix, 'update')).code !== 0 || (await load()).code !== 0) return false;
  }
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.deb'))) {
    const { code } = await runCommand('dpkg-deb', ['-x', path.join(folder, file), folder]);
    if (code !== 0) return false;
    await rm(path.join(folder, file));
  }
  return true;
}
