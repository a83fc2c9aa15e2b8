// npm run check:upgrade [-- --from <commit>] [-- e2e/sign-in ...]: whether the release before still works on the schema of this
// one, as it must while replicas are replaced one after the other. docs/operations/upgrade.md, "Upgrading", says what it proves.
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../system/settings.mjs';
import { endCommands, runCommand } from '../system/commands.mjs';
import { describe, Problem } from '../system/problem.mjs';
import { onStopSignal } from '../system/stop-signal.mjs';

const say = console.log;
const MIGRATIONS = 'apps/api/src/platform/database/migrations';
/** The migrations, and the files that they import. */
const SCHEMA = [
  MIGRATIONS,
  'apps/api/src/platform/database/migrations.ts',
  'apps/api/src/platform/database/migration-sql.ts',
];
/** What members and the team do most, and whatever else writes many tables; a release may keep its specs elsewhere. */
const CHOSEN = [
  'auth-register',
  'auth-sessions',
  'my-profile-edits',
  'photos',
  'documents',
  'interests',
  'decisions',
  'messages',
  'account',
].map((name) => `e2e/.*/${name}[.]`);

async function git(...args) {
  const { code, output } = await runCommand('git', args, { cwd: ROOT });
  if (code !== 0) throw new Problem(`git ${args.join(' ')}: ${output.trim()}`);
  return output.trim();
}

/** The last tag; where nothing was released yet, the commit before the one that changed migrations last. */
async function lastRelease() {
  const tag = await git('describe', '--tags', '--abbrev=0').catch(() => null);
  return tag ?? `${await git('log', '-1', '--format=%H', '--', MIGRATIONS)}^`;
}

/** The packages of this clone, but the libraries of the release itself. */
async function linkPackages(folder) {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from))
    if (name !== '@kalyanam') await symlink(path.join(from, name), path.join(to, name));
  await mkdir(path.join(to, '@kalyanam'));
  for (const name of await readdir(path.join(folder, 'libs')))
    await symlink(path.join(folder, 'libs', name), path.join(to, '@kalyanam', name));
  const own = path.join('apps', 'api', 'node_modules');
  await symlink(path.join(ROOT, own), path.join(folder, own)).catch(() => undefined);
}

async function run(folder, args, what) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', JEST_DB_SUFFIX: 'upgrade' };
  const { code } = await runCommand('npm', ['run', ...args], { cwd: folder, env, show: true });
  if (code !== 0) throw new Problem(what);
}

async function check(folder, ref, chosen) {
  const pinned = await git('diff', '--name-only', ref, 'HEAD', '--', 'package-lock.json');
  if (pinned) say('Packages have changed since: the release before runs with those of this one.');
  await linkPackages(folder);
  await run(folder, ['build', '-w', '@kalyanam/shared'], 'The release before cannot be built.');
  for (const part of SCHEMA) await cp(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  await run(folder, ['build', '-w', '@kalyanam/api'], 'The release before cannot be built.');
  const broken = `The release before (${ref}) does not work on the schema of this one: expand first, contract a release later.`;
  await run(folder, ['e2e', '-w', '@kalyanam/api', '--', ...chosen], broken);
}

void onStopSignal().then(endCommands);
const work = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-upgrade-'));
const folder = path.join(work, 'before');
try {
  const { values, positionals } = parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
  const ref = await git('rev-parse', '--short', `${values.from ?? (await lastRelease())}^{commit}`);
  const added = await git('diff', '--name-only', '--diff-filter=A', ref, 'HEAD', '--', MIGRATIONS);
  const names = added
    .split('\n')
    .filter(Boolean)
    .map((file) => path.basename(file, '.ts'));
  say(`The release before is ${ref}. Migrations since: ${names.join(', ') || 'none'}.`);
  await git('worktree', 'add', '--detach', folder, ref);
  await check(folder, ref, positionals.length > 0 ? positionals : CHOSEN);
  say(`Yes: ${ref} works on the schema of this release.`);
} catch (error) {
  console.error(`No: ${describe(error)}`);
  process.exitCode = 1;
} finally {
  await git('worktree', 'remove', '--force', folder).catch(() => undefined);
  await rm(work, { recursive: true, force: true });
}
