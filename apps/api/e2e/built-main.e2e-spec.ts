import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from './support/database.js';

const MAIN = join(process.cwd(), 'dist', 'main.js');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

const run = (env: Record<string, string>) =>
  spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'error', ...env } });

/** Tests run the sources as CommonJS; what is served is built as ES modules, where cycles and imports behave otherwise. */
describe('the built server', () => {
  it('is there: npm test builds before it tests the API', () => {
    expect(existsSync(MAIN)).toBe(true);
  });

  it('starts, answers, and leaves on SIGTERM', async () => {
    const storage = await mkdtemp(join(tmpdir(), 'kalyanam-built-'));
    const port = await freePort();
    const server = run({ DATABASE_URL: await freshDatabase(), API_PORT: String(port), STORAGE_DIR: storage });
    const left = once(server, 'exit');
    const live = async (): Promise<number> => {
      const answer = await fetch(`http://127.0.0.1:${port}/backend/api/health/ready`).catch(() => null);
      if (answer?.ok) return answer.status;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return live();
    };
    expect(await live()).toBe(200);
    server.kill('SIGTERM');
    const [code, signal] = (await left) as [number | null, string | null];
    expect(code === 0 || signal === 'SIGTERM').toBe(true);
    await rm(storage, { recursive: true, force: true });
  });

  it('refuses unsafe production settings: names each, shows no value, exits with 1', async () => {
    const server = run({
      NODE_ENV: 'production',
      DATABASE_URL: 'mysql://root:@localhost/secret-name',
      FIXED_CODE: '654321',
    });
    let said = '';
    server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(server, 'exit')) as [number];
    expect(code).toBe(1);
    for (const name of [
      'MEMBER_TOKEN_SECRET',
      'DATA_KEYS',
      'FIXED_CODE',
      'SMTP_URL',
      'SMS_ADAPTER',
      'MEMBER_URL',
      'DATABASE_URL',
    ])
      expect(said).toContain(name);
    expect(said).not.toContain('654321');
    expect(said).not.toContain('secret-name');
  });
});
