import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import request from 'supertest';
import { AccountsService } from '../../src/people/accounts/accounts.service.js';
import { User } from '../../src/people/accounts/user.entity.js';
import { AccountInLog } from '../../src/operations/maintenance/account-in-log.service.js';
import { ACCESS_TABLE } from '../support/tables/access-table.js';
import { startBuilt } from '../support/servers/built-server.js';
import { freshDatabase } from '../support/servers/database.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

interface Line {
  time: string;
  level: string;
  build: string;
  msg: string;
  context?: string;
  who?: string;
  req?: { path: string; trace?: string };
  res?: { statusCode: number };
}

const linesOf = (log: string): Line[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

describe('the log of a process', () => {
  it('names times, levels and the build, begins with what runs, and lists no routes', async () => {
    const storage = await mkdtemp(join(tmpdir(), 'kalyanam-log-'));
    const server = await startBuilt({
      DATABASE_URL: await freshDatabase(),
      STORAGE_DIR: storage,
      LOG_LEVEL: 'info',
      KALYANAM_VERSION: '2.3.4',
      KALYANAM_COMMIT: 'c0ffee0123456789',
      BROWSE_INDEX_MB: '0',
    });
    let log = '';
    server.process.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    await fetch(`${server.url}/health/live`);
    await fetch(`${server.url}/nowhere`);
    await server.stop();
    await rm(storage, { recursive: true, force: true });
    const lines = linesOf(log);
    for (const line of lines) {
      expect(line).toMatchObject({ build: '2.3.4+c0ffee0', level: expect.stringMatching(/^(info|warn)$/) });
      expect(line.time).toBe(new Date(line.time).toISOString());
    }
    expect(lines.map(({ msg }) => msg)).toContain(
      'Version 2.3.4, commit c0ffee0123456789: serves both sides, not for production.',
    );
    expect(lines.filter(({ context }) => context === 'RouterExplorer')).toEqual([]);
    expect(lines.flatMap(({ req }) => req?.path ?? [])).toEqual([`${API_PREFIX}/nowhere`]);
    expect(lines.length).toBeLessThan(20);
  });
});

describe('a request in the log', () => {
  let test: TestApp;
  let log = '';
  beforeAll(async () => {
    test = await startTestApp({ LOG_LEVEL: 'info' });
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
      log += String(line);
      return true;
    });
  });
  beforeEach(() => (log = ''));
  afterAll(async () => {
    jest.restoreAllMocks();
    await test.close();
  });

  const lines = () => linesOf(log).filter(({ res }) => res !== undefined);
  const inLog = () => new AccountInLog(test.app.get(AccountsService, { strict: false }), test.settings, test.clock);

  it("has a digest of who calls, which an operator computes from the member's number", async () => {
    const member = await test.make.signedIn();
    await member.get('/profiles/me');
    await member.get('/profiles/me/preview');
    const { memberCode } = await test.rows(User).findOneByOrFail({ id: member.userId });
    const [[today, [who] = []] = []] = await inLog().lately(memberCode);
    expect(today).toBe(test.clock.now().toISOString().slice(0, 10));
    expect(lines().map((line) => line.who)).toEqual([who, who]);
    expect(log).not.toContain(member.id);
    expect([...(await inLog().lately(member.id))]).toEqual([...(await inLog().lately(memberCode))]);
  });

  it('names the route, and never the token of a link or the id of a member', async () => {
    const token = `Token-of-${'a'.repeat(24)}`;
    for (const route of Object.keys(ACCESS_TABLE)) {
      const [method = '', pattern = ''] = route.split(' ');
      if (!pattern.includes('/:')) continue;
      const url = API_PREFIX + pattern.replace(/:\w+/g, token);
      await test.app.inject({ method: method as 'GET', url });
      await test.app.inject({ method: method as 'GET', url: `${url}/and-more` });
    }
    expect(log).not.toContain(token);
    const paths = lines().map(({ req }) => req?.path);
    expect(paths).toContain(`${API_PREFIX}/assisted/:token/keep`);
    expect(paths).toContain(`${API_PREFIX}/assisted/••••/keep/and-more`);
  });

  it('is computed for nothing that is neither a number nor an id', async () => {
    const { id, userId } = await test.make.signedIn();
    const { memberCode } = await test.rows(User).findOneByOrFail({ id: userId });
    const slip = memberCode?.replace(/^./, (digit) => String((Number(digit) % 9) + 1)) ?? '';
    for (const typed of [slip, '1000000', id.slice(1), '--help', ''])
      await expect(inLog().lately(typed)).rejects.toThrow('a letter that catches a slip');
  });

  it('has one for an administrator too, and none for a visitor', async () => {
    const admin = await test.make.admin();
    await admin.get('/admin/session');
    await request(test.app.getHttpServer()).get(`${API_PREFIX}/profiles/me`).expect(401);
    expect(
      lines()
        .slice(-2)
        .map(({ who, res }) => [typeof who, res?.statusCode]),
    ).toEqual([
      ['string', 200],
      ['undefined', 401],
    ]);
  });

  it('names the trace that a trusted proxy passes on', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    await request(test.app.getHttpServer())
      .get(`${API_PREFIX}/nowhere`)
      .set('traceparent', `00-${trace}-b7ad6b7169203331-01`);
    await request(test.app.getHttpServer())
      .get(`${API_PREFIX}/nowhere`)
      .set('traceparent', `00-${'0'.repeat(32)}-1-1`);
    expect(lines().map(({ req }) => req?.trace)).toEqual([trace, undefined]);
  });

  it('is not there for a health check that is answered well', async () => {
    await request(test.app.getHttpServer()).get(`${API_PREFIX}/health/ready`).expect(200);
    expect(lines()).toEqual([]);
  });
});
