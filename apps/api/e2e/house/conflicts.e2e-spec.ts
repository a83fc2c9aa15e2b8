import type { EntityManager, QueryRunner } from 'typeorm';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

/** What other transactions do to one: each is met here on purpose, once, and everything ends as if alone. */
describe('a transaction that the database rolls back because of others', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ DATABASE_POOL: '4' });
    await test.database.query('CREATE TABLE counted (id INT PRIMARY KEY, n INT NOT NULL) ENGINE=InnoDB');
  });
  beforeEach(() => test.database.query('REPLACE INTO counted VALUES (1, 0), (2, 0)'));
  afterAll(() => test.close());

  const count = (manager: EntityManager, id: number) =>
    manager.query('UPDATE counted SET n = n + 1 WHERE id = ?', [id]);
  const counted = async (): Promise<number[]> =>
    (await test.database.query<{ n: number }[]>('SELECT n FROM counted ORDER BY id')).map(({ n }) => n);

  /** Resolves for everyone once this many have come. */
  function meeting(of: number) {
    let come = 0;
    let open = (): void => undefined;
    const all = new Promise<void>((resolve) => (open = resolve));
    return () => {
      come += 1;
      if (come >= of) open();
      return all;
    };
  }

  /** Takes a row's lock as another process would. */
  async function holder(id: number): Promise<QueryRunner> {
    const runner = test.database.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT id FROM counted WHERE id = ? FOR UPDATE', [id]);
    return runner;
  }

  it('as the victim of a deadlock is done after all, and each of the two once', async () => {
    const met = meeting(2);
    let tries = 0;
    const both = ([first, second]: [number, number]) =>
      test.database.transaction(async (manager) => {
        tries += 1;
        await count(manager, first);
        await met();
        await count(manager, second);
      });
    await Promise.all([both([1, 2]), both([2, 1])]);
    expect(await counted()).toEqual([2, 2]);
    expect(tries).toBe(3);
  });

  it('after it has waited too long for a lock begins again, as a whole', async () => {
    const other = await holder(2);
    let tries = 0;
    await test.database.transaction(async (manager) => {
      tries += 1;
      if (tries === 2) await other.commitTransaction();
      await manager.query('SET SESSION innodb_lock_wait_timeout = 1');
      await count(manager, 1);
      await count(manager, 2);
      await manager.query('SET SESSION innodb_lock_wait_timeout = 5');
    });
    await other.release();
    expect(await counted()).toEqual([1, 1]);
    expect(tries).toBe(2);
  });

  it('because a row has changed since it was read, begins again', async () => {
    let tries = 0;
    await test.database.transaction(async (manager) => {
      tries += 1;
      await count(manager, 1);
      const changed = `SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1020, MESSAGE_TEXT = 'Record has changed'`;
      if (tries === 1) await manager.query(changed);
    });
    expect(await counted()).toEqual([1, 0]);
  });

  it('inside a savepoint begins again from its outermost beginning', async () => {
    const met = meeting(2);
    const outer = jest.fn();
    const inner = jest.fn();
    const both = ([first, second]: [number, number]) =>
      test.database.transaction(async (manager) => {
        outer();
        await count(manager, first);
        await manager.transaction(async (nested) => {
          inner();
          await met();
          await count(nested, second);
        });
      });
    await Promise.all([both([1, 2]), both([2, 1])]);
    expect(await counted()).toEqual([2, 2]);
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([3, 3]);
  });

  it('queues its mail once', async () => {
    const { Outbox } = await import('../../src/people/outbox/outbox.service.js');
    let tries = 0;
    const destination = 'once@example.com';
    await test.database.transaction(async (manager) => {
      tries += 1;
      await test.app.get(Outbox, { strict: false }).add(manager, {
        ...{ userId: null, counted: 'own-address', channel: 'email', template: 'password-replaced', destination },
        values: { support: 'support@example.com' },
      });
      if (tries === 1) throw Object.assign(new Error('overtaken'), { errno: 1213 });
    });
    const rows = await test.database.query<unknown[]>('SELECT id FROM outbox WHERE destination = ?', [destination]);
    expect(rows).toHaveLength(1);
  });
});
