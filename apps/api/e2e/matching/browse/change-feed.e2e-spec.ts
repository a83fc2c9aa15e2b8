import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager, QueryRunner } from 'typeorm';
import { ChangeFeed } from '../../../src/platform/change-feed/change-feed.service.js';
import { MemberChanges } from '../../../src/platform/change-feed/member-changes.service.js';
import { Dice } from '../../support/make/dice.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

/** Servers that may be written to, as a cluster numbers them. */
const SERVERS = 3;
const ACTS = 300;
/** R74. */
const HEARD_MS = 1000;

describe('the feed of changes', () => {
  let test: TestApp;
  let heard: number[];
  let runners: QueryRunner[];
  beforeAll(async () => {
    test = await startTestApp();
    test.app.get(ChangeFeed).listen({ changed: (ids) => void heard.push(...ids), lost: () => undefined });
    runners = await Promise.all(
      Array.from({ length: SERVERS }, async (_, number) => {
        const runner = test.database.createQueryRunner();
        await runner.query(`SET SESSION auto_increment_increment = ${SERVERS}, auto_increment_offset = ${number + 1}`);
        return runner;
      }),
    );
  });
  beforeEach(() => (heard = []));
  afterAll(async () => {
    for (const runner of runners) {
      await runner.query('SET SESSION auto_increment_increment = DEFAULT, auto_increment_offset = DEFAULT');
      await runner.release();
    }
    await test.close();
  });

  const note = (manager: EntityManager, ...userIds: number[]) => test.app.get(MemberChanges).note(manager, userIds);
  const numbers = async (): Promise<number[]> => {
    const rows = await test.database.query<{ seq: string }[]>('SELECT seq FROM member_changes ORDER BY seq');
    return rows.map(({ seq }) => Number(seq));
  };

  it('announces a change that is committed after one with a higher number', async () => {
    const [slow, quick] = runners as [QueryRunner, QueryRunner];
    await slow.startTransaction();
    await note(slow.manager, 71);
    await quick.startTransaction();
    await note(quick.manager, 72);
    await quick.commitTransaction();
    await delay(HEARD_MS);
    expect(heard).toEqual([72]);
    await slow.commitTransaction();
    await delay(HEARD_MS);
    expect(heard).toEqual([72, 71]);
  });

  it('never announces an uncommitted change, nor waits for it', async () => {
    const [one, other] = runners as [QueryRunner, QueryRunner];
    await one.startTransaction();
    await note(one.manager, 81);
    await one.rollbackTransaction();
    await note(other.manager, 82);
    await delay(HEARD_MS);
    expect(heard).toEqual([82]);
  });

  it('hears everything of several servers that number with gaps, in whatever order it is committed', async () => {
    const dice = new Dice(6);
    const expected = new Set<number>();
    let userId = 1000;
    await Promise.all(
      runners.map(async (runner) => {
        for (let act = 0; act < ACTS / SERVERS; act += 1) {
          const ids = Array.from({ length: 1 + dice.below(3) }, () => (userId += 1));
          await runner.startTransaction();
          await note(runner.manager, ...ids);
          if (dice.chance(0.3)) await delay(dice.below(60));
          if (dice.chance(0.2)) await runner.rollbackTransaction();
          else {
            await runner.commitTransaction();
            for (const id of ids) expected.add(id);
          }
        }
      }),
    );
    await delay(HEARD_MS);
    const given = await numbers();
    expect(given.at(-1)! - given[0]! + 1).toBeGreaterThan(given.length);
    // Once each: a heard number is remembered for as long as an earlier number may still come.
    expect([...heard].sort((a, b) => a - b)).toEqual([...expected].sort((a, b) => a - b));
  });

  it('reports a large change made by one statement, and members who change while it is read', async () => {
    const many = 12_000;
    const rows = Array.from({ length: many }, (_, number) => [number + 1]);
    await test.database.query('INSERT INTO member_changes (user_id) VALUES ?', [rows]);
    await note(test.database.manager, 99_999);
    await test.app.get(ChangeFeed).caughtUp();
    expect(new Set(heard).size).toBe(many + 1);
    expect(heard).toContain(99_999);
  });
});
