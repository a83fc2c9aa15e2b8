import type { Pool, PoolConnection } from 'mysql2';
import request, { type Response } from 'supertest';
import { waitForDatabase } from '../../src/platform/database/connect.js';
import { accessTo } from '../support/servers/database.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { newRegistration } from '../support/make/example.js';
import { inDeep } from '../support/servers/deep.js';
import { openLine } from '../support/requests/line.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('the database', () => {
  let test: TestApp;
  let line: Awaited<ReturnType<typeof openLine>>;
  beforeAll(async () => {
    line = await openLine(process.env['TEST_DATABASE_URL'] ?? '');
    test = await startTestApp({ DATABASE_POOL: '2' }, 'all', (url) => url.replace(/:\d+\//, `:${line.port}/`));
  });
  afterEach(() => line.become('open'));
  afterAll(async () => {
    await test.close();
    await line.close();
  });

  const get = (path: string) => request(test.app.getHttpServer()).get(`/backend/api${path}`);
  const register = (): PromiseLike<Response> =>
    request(test.app.getHttpServer()).post('/backend/api/auth/register').send(newRegistration());

  it('is used in sessions that read committed data and never wait long', async () => {
    const rows = await Promise.all(
      [1, 2].map(() =>
        test.database.query(`SHOW VARIABLES WHERE Variable_name IN
        ('tx_isolation','transaction_isolation','innodb_lock_wait_timeout','max_statement_time','max_execution_time')`),
      ),
    );
    for (const row of rows as { Variable_name: string; Value: string }[][]) {
      const value = Object.fromEntries(row.map(({ Variable_name, Value }) => [Variable_name, Value]));
      expect(value['transaction_isolation'] ?? value['tx_isolation']).toBe('READ-COMMITTED');
      expect(Number(value['innodb_lock_wait_timeout'])).toBe(5);
      expect([Number(value['max_statement_time']), Number(value['max_execution_time']) / 1000]).toContain(5);
    }
  });

  it('answers in numbers, however wide its type, and in text what no number holds', async () => {
    const [row] = await test.database.query(
      'SELECT COUNT(*) >= 6 AS no, COUNT(*) >= 0 AS yes, COUNT(*) AS many, 9007199254740993 AS big FROM migrations WHERE 1 = 0',
    );
    expect(row).toEqual({ no: 0, yes: 1, many: 0, big: '9007199254740993' });
  });

  it('gone: requests are asked to retry, readiness fails, liveness passes; once back, all works immediately', async () => {
    await register().then(({ status }) => expect(status).toBe(201));
    line.become('cut');
    const refused = await register();
    expectFailure(refused, 'busy');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expectFailure(await get('/health/ready'), 'busy');
    await get('/health/live').expect(200);
    line.become('open');
    await get('/health/ready').expect(200);
    await register().then(({ status }) => expect(status).toBe(201));
  });

  it('gone in the middle of a count: what is rolled back without a listener does not end the process', async () => {
    const { pool } = test.database.driver as unknown as { pool: Pool };
    // As the limits call it, whatever its types say.
    const connection = await new Promise<PoolConnection & { rollback(): void }>((resolve, reject) =>
      pool.getConnection((error, given) => (error ? reject(error) : resolve(given as never))),
    );
    const lost = new Promise((resolve) => connection.query('SELECT SLEEP(4)', resolve));
    connection.rollback();
    line.become('cut');
    expect(await lost).toMatchObject({ code: expect.stringMatching(/^(?:PROTOCOL_CONNECTION_LOST|ECONNRESET)$/) });
    connection.rollback();
    connection.release();
    line.become('open');
    await register().then(({ status }) => expect(status).toBe(201));
  });

  it('not there yet: a starting process says so and waits', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    line.become('cut');
    const waiting = waitForDatabase(accessTo(test.settings.databaseUrl));
    while (said.mock.calls.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    line.become('open');
    await waiting;
    expect(String(said.mock.calls[0])).toContain('The database does not answer yet');
    said.mockRestore();
  });

  it('demoted to read-only: the connection is dropped and the request is asked to retry', async () => {
    const runner = test.database.createQueryRunner();
    const [{ id }] = (await runner.query('SELECT CONNECTION_ID() AS id')) as [{ id: string }];
    const failure = `SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1290, MESSAGE_TEXT = 'running with --read-only'`;
    await expect(runner.query(failure)).rejects.toMatchObject({ errno: 1290 });
    await runner.release();
    const others = () => test.database.query('SELECT id FROM information_schema.processlist WHERE id = ?', [id]);
    while (((await others()) as unknown[]).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await get('/health/ready').expect(200);
  });

  it('with a full queue turns requests away with 503 instead of keeping them', async () => {
    const holders = await Promise.all(
      [1, 2].map(async () => {
        const runner = test.database.createQueryRunner();
        await runner.connect();
        return runner;
      }),
    );
    // Work of the process itself may wait in the same queue, so that one of these may be turned away too.
    const waiting = Array.from({ length: 40 }, () => test.database.query('SELECT 1').catch(() => null));
    expectFailure(await register(), 'busy');
    await Promise.all(holders.map((runner) => runner.release()));
    expect((await Promise.all(waiting)).filter(Boolean).length).toBeGreaterThan(30);
    await register().then(({ status }) => expect(status).toBe(201));
  });

  it('silent: readiness does not wait for it', async () => {
    line.become('silent');
    expectFailure(await get('/health/ready'), 'busy');
    await get('/health/live').expect(200);
  });

  inDeep('aborts a statement that takes too long, and the request is asked to retry', async () => {
    const slow = test.database.query(
      'SELECT COUNT(*) FROM information_schema.columns a, information_schema.columns b WHERE SLEEP(0.1) = 0',
    );
    const error: unknown = await slow.catch((failure: unknown) => failure);
    expect([1969, 3024]).toContain((error as { errno: number }).errno);
  });
});
