import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../system/settings.mjs';
import { Problem } from '../system/problem.mjs';
import { buildsOf } from './composed.mjs';
import { must } from '../system/commands.mjs';

const there = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

const TEMPLATES = ['phone-code', 'phone-changed', 'candidate-consent', 'assisted-consent', 'desk-invited'];
/** Own layers of the API's image. */
const LARGEST_MB = 100;
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

/** What a build may share with this machine, beside its network: npm's cache, and the authorities that it trusts. */
async function shared(folder) {
  const { output } = await must('npm', ['config', 'get', 'cache']);
  const settings = path.join(folder, 'npmrc');
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  await writeFile(settings, ['prefer-offline=true', ...(authorities ? [`cafile=${AUTHORITIES}`] : [])].join('\n'));
  const mounts = [`${settings}:/usr/local/etc/npmrc:ro`];
  if (await there(output.trim())) mounts.push(`${output.trim()}:/root/.npm`);
  if (authorities) mounts.push(`${authorities}:${AUTHORITIES}:ro`);
  return mounts.flatMap((mount) => ['--volume', mount]);
}

/** Builds every image that compose.yml builds, from its own Dockerfile. */
export async function buildImages(services, folder, say) {
  const mounts = await shared(folder);
  const files = (await must('sh', ['-c', 'ulimit -Hn'])).output.trim();
  for (const { image, dockerfile, args } of buildsOf(services)) {
    say(`Building ${image} ...`);
    const given = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value ?? ''}`]);
    const file = path.join(ROOT, dockerfile);
    await must('buildah', [
      'bud',
      '--layers',
      '--network',
      'host',
      // npm opens more files at once than the standard allows.
      '--ulimit',
      `nofile=${files}:${files}`,
      '--format',
      'docker',
      ...mounts,
      ...given,
      '-f',
      file,
      '-t',
      image,
      ROOT,
    ]);
  }
}

/** What an image adds to the one that it is built from, in MB of a million bytes. @throws Problem where it is too much */
export async function demandSmall(program, image, base, say) {
  const sizeOf = async (name) =>
    Number((await must(program, ['image', 'inspect', '--format', '{{.Size}}', name])).output);
  const mb = ((await sizeOf(image)) - (await sizeOf(base))) / 1e6;
  say(`Own layers of the API's image: ${mb.toFixed(1)} MB`);
  if (mb > LARGEST_MB) throw new Problem(`The API's image may have ${LARGEST_MB} MB of its own.`);
}

/** docker/.env as an operator would fill in the example. */
export async function exampleSettings() {
  const written = parseEnv(await readFile(path.join(ROOT, 'docker/env.example'), 'utf8'));
  return {
    ...written,
    SITE_NAME: 'Kalyanam',
    SUPPORT_EMAIL: 'help@example.org',
    GRIEVANCE_OFFICER: 'Asha Reddy',
    GRIEVANCE_EMAIL: 'help@example.org',
    MSG91_TEMPLATES: TEMPLATES.map((name) => `${name}:1234`).join(','),
  };
}
