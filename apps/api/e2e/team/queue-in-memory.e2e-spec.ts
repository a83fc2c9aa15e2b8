import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { QUEUE_FILTERS } from '@kalyanam/shared/team/case-queue';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { QueueInMemory } from '../../src/team/verify/open-cases/queue-in-memory.service.js';
import { queueMoments } from '../../src/team/verify/open-cases/queue-moments.js';
import { PendingRepository, type Wish } from '../../src/team/verify/cases/pending.repository.js';
import { DecisionsWorker } from '../../src/team/verify/cases/decisions.worker.js';
import { UNDO_SECONDS } from '../../src/profiles/cases/pending-decisions.service.js';
import { Dice } from '../support/make/dice.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { randomMembers } from '../support/make/random-members.js';
import { manyOf } from '../support/servers/deep.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const MEMBERS = 1200;
const QUESTIONS = manyOf(200, 60);
const ACTS = manyOf(90, 40);
const WORDS = ['reddy', 'a', 'zoya', 'anand reddy', 'nobody', '?'];

type Act = (member: SignedIn) => PromiseLike<unknown>;

describe('the queue in memory', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  let reviewer: SignedInAdmin;
  let queue: QueueInMemory;
  let adminIds: number[];
  const dice = new Dice(25);
  beforeAll(async () => {
    test = await startTestApp({ BROWSE_INDEX_MB: '64' });
    owner = await test.make.admin('owner');
    reviewer = await test.make.admin('reviewer');
    const admins = await test.database.query<{ id: number }[]>('SELECT id FROM admins');
    adminIds = admins.map(({ id }) => id);
    await randomMembers(test.database, dice, MEMBERS, { now: test.clock.now(), adminId: adminIds[0]! });
    await scatter();
    queue = test.app.get(QueueInMemory);
    await queue.rebuild();
  });
  afterAll(() => test.close());

  /** Into every lane and under every head, with marks, claims that hold and that are over, and some entered at one moment. */
  async function scatter(): Promise<void> {
    const ago = (seconds: number): Date => new Date(test.clock.now().getTime() - seconds * 1000);
    const cases = await test.database.query<{ id: number }[]>(
      'SELECT id FROM verification_cases WHERE decided_at IS NULL',
    );
    const moment = ago(50 * 3600);
    for (const { id } of cases) {
      const waiting = dice.chance(0.1) ? ago(3600) : null;
      const answered = dice.chance(0.2) ? ago(1800) : null;
      const paused = dice.chance(0.1) ? ago(900) : null;
      const claimed = dice.chance(0.3) ? [dice.pick(adminIds), ago(dice.below(300))] : [null, null];
      await test.database.query(
        `UPDATE verification_cases SET entered_at = ?, waiting_since = ?, paused_since = ?, answered_at = ?, resubmission = ?, abroad = ?,
           no_file = ?, claimed_by = ?, claimed_at = ?, assigned_to = ? WHERE id = ?`,
        [
          ...[dice.chance(0.1) ? moment : ago(dice.below(80 * 3600)), waiting, paused, answered, dice.chance(0.2)],
          ...[dice.chance(0.2), dice.chance(0.3), ...claimed, dice.chance(0.2) ? dice.pick(adminIds) : null, id],
        ],
      );
    }
    await test.database.query(
      `INSERT IGNORE INTO list_words (list, word, kind, user_id)
       SELECT 'queue', w.word, w.kind, w.user_id FROM search_words w JOIN verification_cases c ON c.open_user_id = w.user_id`,
    );
  }

  /** How many were on the pages. */
  async function compare(questions: number): Promise<number> {
    const pending = test.app.get(PendingRepository);
    let shown = 0;
    for (let number = 0; number < questions; number += 1) {
      const wish: Wish = {
        adminId: dice.pick(adminIds),
        moments: queueMoments(test.clock.now(), { dueHours: 24, lateHours: 48 }),
        ...(dice.chance(0.7) && { only: dice.pick(valuesOf(QUEUE_FILTERS)) }),
        ...(dice.chance(0.3) && { q: dice.pick(WORDS) }),
      };
      const slice = { offset: dice.below(4) * dice.pick([0, 10, 50]), count: dice.pick([10, 50]) };
      const [cases, counts] = [await pending.page(wish, slice), await pending.counts(wish)];
      const ids = cases.map(({ opened }) => opened.id);
      const among = wish.q === undefined ? undefined : await pending.meant(wish.q);
      const found = await queue.find({ ...wish, ...(among && { among }) }, slice);
      const memory = { ...found, ids: found?.cases.map(({ id }) => id), cases: undefined };
      expect({ wish, slice, ...memory }).toEqual({ wish, slice, ids, ...counts });
      shown += ids.length;
    }
    return shown;
  }

  it('has the cases that the database finds, for every filter, on every page, and counts them alike', async () => {
    expect(await compare(QUESTIONS)).toBeGreaterThan(QUESTIONS);
  });

  it('has them after whatever members and the team do', async () => {
    const people: SignedIn[] = [];
    const carryOut = async () => {
      test.clock.advance(UNDO_SECONDS);
      await test.app.get(DecisionsWorker).carryOutDue();
    };
    const decide = (action: string) => (member: SignedIn) =>
      owner.post(ADMIN_ROUTES.decision(member.id), { action, notes: 'Not readable' });
    const acts: Act[] = [
      carryOut,
      (member) => reviewer.post(ADMIN_ROUTES.claim(member.id), {}),
      (member) => owner.post(ADMIN_ROUTES.claim(member.id), {}),
      (member) => owner.post(ADMIN_ROUTES.takeOver(member.id), {}),
      (member) => reviewer.delete(ADMIN_ROUTES.claim(member.id)),
      (member) => owner.post(ADMIN_ROUTES.assignment(member.id), {}),
      (member) => owner.post(ADMIN_ROUTES.assignment(member.id), { colleagueId: reviewer.id }),
      (member) => owner.delete(ADMIN_ROUTES.assignment(member.id)),
      (member) => owner.post(ADMIN_ROUTES.question(member.id), { question: 'Who is on the card?' }),
      (member) => owner.delete(ADMIN_ROUTES.question(member.id)),
      async (member) => {
        const { profile } = (await member.get('/profiles/me')).body;
        await member.post('/verification/answer', { questionId: profile?.question?.id, answer: 'My father' });
      },
      (member) => test.make.document(member, dice.pick(['aadhaar', 'pan'])).catch(() => undefined),
      async (member) => {
        const { profile } = (await member.get('/profiles/me')).body;
        const workLocation = { type: 'nri', country: 'usa', address: '' };
        await member.patch('/profiles/me', { workLocation, version: profile?.version ?? 1 });
      },
      (member) => {
        people.splice(people.indexOf(member), 1);
        return member.delete('/profiles/me');
      },
      async () => test.clock.advance(60),
      decide('approve'),
      decide('reject'),
    ];
    for (let number = 0; number < ACTS; number += 1) {
      if (number % 3 === 0 || people.length === 0) people.push(await test.make.case());
      await dice.pick(acts)(dice.pick(people));
      await compare(2);
    }
    expect(await compare(QUESTIONS / 2)).toBeGreaterThan(QUESTIONS / 2);
  });
});
