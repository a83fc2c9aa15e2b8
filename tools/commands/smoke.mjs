// The containers of `docker compose --profile demo`: `settings` fills in what an operator would, `run` uses the product through
// nginx, `size` looks at the API's image.
import { execFileSync } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demandSmall, exampleSettings } from '../containers/images.mjs';
import { smoke } from '../containers/smoke.mjs';
import { must } from '../system/commands.mjs';
import { ROOT } from '../system/settings.mjs';
import { wait } from '../system/processes.mjs';

const DOCKER = path.join(ROOT, 'docker');
const COMPOSE = ['compose', '-f', path.join(DOCKER, 'compose.yml'), '--profile', 'demo'];
const MAILPIT = 'http://127.0.0.1:8025/api/v1';
const URLS = { member: 'http://127.0.0.1:8080', admin: 'http://127.0.0.1:8081' };
const TRIES = 120;

/** A mail from mailpit's list, the newest first. */
const mails = {
  async codeFor(address) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { messages } = await (await fetch(`${MAILPIT}/messages`)).json();
      const found = messages.find(({ To: to }) => to.some(({ Address: name }) => name === address));
      const mail = found && (await (await fetch(`${MAILPIT}/message/${found.ID}`)).json());
      const code = /\b\d{6}\b/.exec(mail?.Text ?? '')?.[0];
      if (code) return code;
      await wait(500);
    }
    throw new Error(`No mail with a code came for ${address}.`);
  },
};

const ACTS = {
  async settings() {
    const lines = Object.entries({ ...(await exampleSettings()), ...versionOf(process.env) });
    await writeFile(path.join(DOCKER, '.env'), lines.map(([name, value]) => `${name}=${value}`).join('\n'));
    await must('sh', [path.join(DOCKER, 'make-secrets.sh')]);
    for (const [name, value] of Object.entries({ 'smtp-url': 'smtp://mail:1025', 'msg91-auth-key': 'none-is-sent' })) {
      const file = path.join(DOCKER, 'secrets', name);
      await chmod(file, 0o644);
      await writeFile(file, value);
    }
  },
  run: () =>
    smoke(URLS, {
      mails,
      exec: (input, ...command) =>
        execFileSync('docker', [...COMPOSE, 'exec', '-T', 'api-admin', ...command], { input }),
      say: console.log,
    }),
  size: () =>
    demandSmall(
      'docker',
      `kalyanam/api:${process.env.KALYANAM_VERSION || 'latest'}`,
      'node:24-bookworm-slim',
      console.log,
    ),
};

const versionOf = ({ KALYANAM_VERSION = '', KALYANAM_COMMIT = '' }) => ({ KALYANAM_VERSION, KALYANAM_COMMIT });

const act = ACTS[process.argv[2]];
if (!act) {
  console.error(`Name what to do: ${Object.keys(ACTS).join(', ')}.`);
  process.exit(2);
}
await act();
