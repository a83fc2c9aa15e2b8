import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as sendRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { freePort, MAIN, runBuilt, startBuilt } from '../support/servers/built-server.js';
import { DEEP } from '../support/servers/deep.js';
import { freshDatabase } from '../support/servers/database.js';
import { newRegistration } from '../support/make/example.js';

/**
 * Tests run the sources as CommonJS; the product is built as ES modules, where cycles and imports behave differently.
 */
describe('the built server', () => {
  it('exists: npm test builds before it tests the API', () => {
    expect(existsSync(MAIN)).toBe(true);
  });

  it('starts, responds, and exits on SIGTERM, after what a proxy sends on a connection that is open', async () => {
    const storage = await mkdtemp(join(tmpdir(), 'kalyanam-built-'));
    const server = await startBuilt({ DATABASE_URL: await freshDatabase(), STORAGE_DIR: storage });
    const text = await (await fetch(`${server.url}/openapi.json`)).text();
    const { components } = JSON.parse(text) as { components: Record<string, object> };
    const missing = [...text.matchAll(/"#\/components\/(\w+)\/(\w*)"/g)].filter(
      ([, kind = '', name = '']) => !(name in (components[kind] ?? {})),
    );
    expect(missing.map(([reference]) => reference)).toEqual([]);
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    const call = async (method: string, path: string, agent: Agent | false, body?: object) => {
      const headers = { 'content-type': 'application/json' };
      const request = sendRequest(server.url + path, { method, agent, ...(body && { headers }) });
      request.end(body && JSON.stringify(body));
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      response.resume();
      await once(response, 'end');
      return { status: response.statusCode, connection: response.headers.connection };
    };
    expect(await call('GET', '/health/ready', kept)).toEqual({ status: 200, connection: 'keep-alive' });
    const left = server.stop();
    const isListening = () => call('GET', '/health/ready', false).then(Boolean, () => false);
    while (await isListening());
    expect(await call('POST', '/auth/register', kept, newRegistration())).toEqual({ status: 201, connection: 'close' });
    // The exit code is its own: a container's first process cannot end by a signal that it sends to itself.
    expect(await left).toEqual([0, null]);
    await rm(storage, { recursive: true, force: true });
  });

  it('exits soon after the answers under way, although their connections are kept alive', async () => {
    const storage = await mkdtemp(join(tmpdir(), 'kalyanam-built-'));
    const server = await startBuilt({ DATABASE_URL: await freshDatabase(), STORAGE_DIR: storage });
    const register = () =>
      fetch(`${server.url}/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(newRegistration()),
      });
    const first = register();
    // Hashing passwords takes a good while: these are under way when the signal comes.
    const others = Array.from({ length: 6 }, register);
    await first;
    const left = server.stop();
    const statuses = (await Promise.all(others)).map(({ status }) => status);
    expect(statuses).toEqual(others.map(() => 201));
    expect(await left).toEqual([0, null]);
    await rm(storage, { recursive: true, force: true });
    // Kept alive, they would last for 72 s.
  }, 60_000);

  it.each(DEEP ? ['API_PORT', 'METRICS_PORT'] : ['API_PORT'])(
    'exits where another has its port: %s',
    async (setting) => {
      const storage = await mkdtemp(join(tmpdir(), 'kalyanam-built-'));
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const server = runBuilt({
        DATABASE_URL: await freshDatabase(),
        STORAGE_DIR: storage,
        API_PORT: String(await freePort()),
        [setting]: String(port),
      });
      const [said, [code]] = await Promise.all([textOf(server.stderr), once(server, 'exit') as Promise<[number]>]);
      expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('EADDRINUSE') });
      other.close();
      await rm(storage, { recursive: true, force: true });
    },
  );

  it('refuses unsafe production settings: names each, shows no value, exits 1', async () => {
    const server = runBuilt({
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
