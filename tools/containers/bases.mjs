// Stand-ins for the base images where no registry can be reached, from Debian's packages and the Node of our dependencies.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findCommand, must } from '../system/commands.mjs';
import { Problem } from '../system/problem.mjs';

const FILES = path.join(import.meta.dirname, 'bases');
/** Debian's nginx knows `resolve` since 1.27.3 only, which no stable release has yet. */
const BASES = {
  node: { image: 'node:24-bookworm-slim', suite: 'bookworm', packages: 'ca-certificates' },
  nginx: { image: 'nginx:1.29-alpine', suite: 'sid', packages: 'nginx-light,gettext-base,wget' },
  mysql: { image: 'mysql:8.4', suite: 'bookworm', packages: 'mariadb-server-core,mariadb-client' },
};

async function debian(folder, name, { suite, packages }, say) {
  const place = path.join(folder, name);
  const there = await access(path.join(place, 'etc')).then(
    () => true,
    () => false,
  );
  if (there) return place;
  say(`Making a Debian (${suite}) for ${name} ...`);
  const unfinished = `${place}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await must('debootstrap', ['--variant=minbase', `--include=${packages}`, suite, unfinished]);
  await must('mv', ['-T', unfinished, place]);
  return place;
}

async function bring(place, image) {
  const pack = spawn('tar', ['-C', place, '-c', '.'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const load = spawn('podman', ['import', '--quiet', '-', image], { stdio: [pack.stdout, 'ignore', 'inherit'] });
  const [code] = await once(load, 'exit');
  if (code !== 0) throw new Problem(`podman could not import ${place}.`);
}

/** The folder of npm, beside the program that runs it. */
async function npmFolder() {
  const npm = await findCommand('npm');
  if (!npm) throw new Problem('There is no npm here.');
  return path.resolve(await realpath(npm), '../..');
}

async function build(name, image) {
  const context = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-base-'));
  try {
    await cp(FILES, context, { recursive: true });
    if (name === 'node') {
      await cp(process.execPath, path.join(context, 'node'));
      await cp(await npmFolder(), path.join(context, 'npm'), { recursive: true });
    }
    const file = path.join(context, `${name}.Dockerfile`);
    await must('buildah', [
      'bud',
      '--quiet',
      '--format',
      'docker',
      '-f',
      file,
      '-t',
      `docker.io/library/${image}`,
      context,
    ]);
  } finally {
    await rm(context, { recursive: true });
  }
}

/** Images under the names that Dockerfiles and compose.yml give; `folder` keeps the systems for the next time. */
export async function makeBases(folder, say) {
  await mkdir(folder, { recursive: true });
  for (const [name, base] of Object.entries(BASES)) {
    const place = await debian(folder, name, base, say);
    say(`Making a stand-in for ${base.image} ...`);
    await bring(place, `localhost/kalyanam-debian:${name}`);
    await build(name, base.image);
  }
}
