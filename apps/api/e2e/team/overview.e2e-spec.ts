import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { Lineages } from '../../src/profiles/gothras/lineages.service.js';
import { Subcastes } from '../../src/profiles/subcastes/subcastes.service.js';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { IsNull, Not } from 'typeorm';
import { User } from '../../src/people/accounts/user.entity.js';
import { KeptFigures } from '../../src/team/office/dashboard/kept-figures.service.js';
import { FiguresRepository } from '../../src/team/office/dashboard/figures.repository.js';
import { Call, CallOutcomeRow } from '../../src/contact/first-calls/call.entity.js';
import { publicId } from '../../src/platform/crypto/public-id.js';
import { OutboxMessage } from '../../src/people/outbox/outbox-message.entity.js';
import { SavedSearchRow } from '../../src/matching/searches/saved-search.entity.js';
import { VerificationCase } from '../../src/profiles/cases/verification-case.entity.js';
import type { SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

describe('the overview of the dashboard', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  let reviewer: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    owner = await test.make.admin('owner');
    reviewer = await test.make.admin('reviewer');
  });
  afterAll(() => test.close());

  const overview = async () => (await owner.get(ADMIN_ROUTES.overview).expect(200)).body;
  const reviewers = async (admin: SignedInAdmin) => (await admin.get(ADMIN_ROUTES.reviewerFigures).expect(200)).body;
  const counted = () => test.app.get(KeptFigures).count();
  const growthOf = (body: { growth: { figure: string }[] }, figure: string) =>
    body.growth.find((each) => each.figure === figure);
  const decide = (userId: string, action: string) =>
    reviewer.post('/admin/verify-user.php', { userId, action }).expect(200);

  it('has figures on an empty database, and no decision times', async () => {
    await counted();
    const body = await overview();
    expect(body.work).toEqual({
      late: 0,
      dueToday: 0,
      reports: 0,
      changes: 0,
      photos: 0,
      checks: 0,
      words: 0,
      stories: 0,
      gothras: 0,
      subcastes: 0,
    });
    expect(body.decisions).toMatchObject({ count: 0, median: null, ninetieth: null });
    expect(body.funnel).toHaveLength(7);
    expect(growthOf(body, 'active')).toMatchObject({ value: 0, before: null });
    expect((await reviewers(owner)).reviewers).toEqual([]);
  });

  it('counts work at the look, as many as the lists behind it have', async () => {
    const [waiting, fresh] = [await test.make.case(), await test.make.case()];
    const entered = (userId: number, seconds: number) =>
      test.rows(VerificationCase).update({ userId }, { enteredAt: test.clock.inSeconds(-seconds) });
    await entered(waiting.userId, 49 * HOUR);
    await entered(fresh.userId, 0);
    const reporters = [await test.make.signedIn(), await test.make.signedIn()];
    for (const reporter of reporters)
      await reporter
        .post('/profiles/report.php', { profileId: fresh.id, reason: 'fake', description: 'Not them.' })
        .expect(200);
    const lineages = test.app.get(Lineages, { strict: false });
    await lineages.write(test.database.manager, fresh.userId, 'mother', { text: 'Plantedgothra' });
    await lineages.write(test.database.manager, waiting.userId, 'mother', { text: 'Planted gothra' });
    const subcastes = test.app.get(Subcastes, { strict: false });
    for (const [{ userId }, text] of [
      [fresh, 'Of our own'],
      [waiting, 'OF OUR OWN'],
    ] as const) {
      await test.database.query('UPDATE profiles SET subcaste = ? WHERE user_id = ?', [text, userId]);
      await subcastes.written(test.database.manager, userId, text);
    }
    const { work } = await overview();
    expect(work).toEqual({
      late: 1,
      dueToday: 1,
      reports: 1,
      changes: 0,
      photos: 0,
      checks: 0,
      words: 0,
      stories: 0,
      gothras: 1,
      subcastes: 1,
    });
    const late = await owner.get(`${ADMIN_ROUTES.verifications}?only=late`).expect(200);
    expect(late.body.total).toBe(work.late);
    const gothras = await owner.get(ADMIN_ROUTES.gothras).expect(200);
    expect(gothras.body.total).toBe(work.gothras);
    const listValues = await owner.get(ADMIN_ROUTES.subcastes).expect(200);
    expect(listValues.body.total).toBe(work.subcastes);
    const reports = await owner.get(`${ADMIN_ROUTES.reports}?state=open`).expect(200);
    expect(reports.body.total).toBe(work.reports);
  });

  it('keeps the slow figures until they are counted again, and says when', async () => {
    const before = await overview();
    await test.make.member({ gender: 'male' });
    expect((await overview()).countedAt).toBe(before.countedAt);
    await counted();
    const after = await overview();
    expect(Date.parse(after.countedAt)).toBeGreaterThan(Date.parse(before.countedAt));
    expect(growthOf(after, 'registered')).toMatchObject({ value: 5 });
    expect(after.balance.states[0]).toMatchObject({ men: 1 });
  });

  it('shows what is kept, however old, and never counts at a look', async () => {
    const computedAt = test.clock.inSeconds(-2 * DAY);
    await test.database.query('UPDATE kept_figures SET computed_at = ?', [computedAt]);
    expect((await overview()).countedAt).toBe(computedAt.toISOString());
  });

  it('answers immediately while the first count of all takes long', async () => {
    await test.database.query('DELETE FROM kept_figures');
    const figures = test.app.get(FiguresRepository);
    let release = (): void => undefined;
    const slow = new Promise<[]>((resolve) => (release = () => resolve([])));
    const decided = jest.spyOn(figures, 'decided').mockReturnValue(slow);
    const body = await overview();
    expect(body).toMatchObject({ countedAt: null, decisions: { count: 0 }, balance: { ages: [] } });
    expect(body.funnel).toHaveLength(7);
    expect((await reviewers(owner)).countedAt).toBeNull();
    release();
    await counted();
    decided.mockRestore();
    await counted();
    expect((await overview()).countedAt).not.toBeNull();
  });

  it('gives the turn to count to one process', async () => {
    const figures = test.app.get(FiguresRepository);
    const turns = Array.from({ length: 4 }, () => figures.takeTurn('one', test.clock.now(), test.clock.inSeconds(600)));
    expect((await Promise.all(turns)).filter(Boolean)).toHaveLength(1);
  });

  it('follows those who registered, each step within the one before', async () => {
    const [approved, rejected] = [await test.make.case(), await test.make.case()];
    await decide(approved.id, 'approve');
    await decide(rejected.id, 'reject');
    await counted();
    const { funnel, decisions } = await overview();
    const counts: number[] = funnel.map(({ count }: { count: number }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(funnel.find(({ step }: { step: string }) => step === 'verified').count).toBe(4);
    expect(decisions).toMatchObject({ count: 2, inDueHours: 2, inLateHours: 2, dueHours: 24, lateHours: 48 });
  });

  it('shows an owner every reviewer, a reviewer only themselves', async () => {
    const other = await test.make.admin('reviewer');
    const own = {
      username: reviewer.username,
      week: { cases: 2, rejected: 1, medianMinutes: null, undone: 0, reopened: 0 },
    };
    expect((await reviewers(owner)).reviewers).toEqual([expect.objectContaining(own)]);
    expect((await reviewers(reviewer)).reviewers).toEqual([expect.objectContaining(own)]);
    expect((await reviewers(other)).reviewers).toEqual([]);
    for (const role of ['support', 'auditor'] as const)
      await (await test.make.admin(role)).get(ADMIN_ROUTES.reviewerFigures).expect(403);
  });

  it('counts a decision older than a week only among four', async () => {
    const decidedAt = test.clock.inSeconds(-8 * DAY);
    const enteredAt = new Date(decidedAt.getTime() - 30 * HOUR * 1000);
    await test.rows(VerificationCase).update({ decidedAt: Not(IsNull()) }, { decidedAt, enteredAt });
    await counted();
    const [row] = (await reviewers(owner)).reviewers;
    expect(row).toMatchObject({ week: { cases: 0 }, fourWeeks: { cases: 2 } });
    expect((await overview()).decisions).toMatchObject({ median: 30, inDueHours: 0, inLateHours: 2 });
  });

  it('counts saved searches and the digests about them, and says of none what it asks for (C4)', async () => {
    const before = await overview();
    expect(before.searches).toMatchObject({ kept: 0, weekly: 0, daily: 0 });
    const member = await test.make.signedIn();
    const save = (body: object) => member.post('/searches', { query: '', consent: true, ...body }).expect(201);
    await save({ name: 'Plantedsearch', query: 'diet=eggetarian' });
    await save({ name: 'Each day', digest: 'daily' });
    await save({ name: 'Quiet', digest: 'none' });
    const mail = (template: string, sentAt: Date | null) => {
      const { userId, email: destination } = member;
      const at = { createdAt: test.clock.now(), nextTryAt: null, sentAt };
      return test
        .rows(OutboxMessage)
        .insert({ publicId: publicId(), userId, channel: 'email', template, destination, ...at });
    };
    await mail('digest', test.clock.now());
    await mail('digest', test.clock.now());
    await mail('digest', null);
    await mail('announcement', test.clock.now());
    await counted();
    const answer = await (await test.make.admin('support')).get(ADMIN_ROUTES.overview).expect(200);
    const { searches } = answer.body;
    expect(searches).toMatchObject({ kept: 3, weekly: 1, daily: 1 });
    expect(searches.days).toHaveLength(28);
    expect(searches.days.at(-1)).toEqual({ day: dateInIndia(test.clock.now()), saved: 3, letters: 2 });
    expect(searches.days.slice(0, -1).every(({ saved }: { saved: number }) => saved === 0)).toBe(true);
    expect(answer.text).not.toMatch(/Plantedsearch|eggetarian/);
    await test.rows(SavedSearchRow).deleteAll();
    await counted();
    expect((await overview()).searches).toEqual({ ...searches, kept: 0, weekly: 0, daily: 0 });
  });

  it('counts who agreed on a first call, and what was said of calls (C10)', async () => {
    const { calls: before } = await overview();
    const [one, other, third] = [await test.make.member(), await test.make.member(), await test.make.member()];
    const answeredAt = test.clock.now();
    await test.make.interest(one, third, { state: 'accepted', answeredAt });
    await test.make.interest(one, other, { state: 'accepted', answeredAt });
    const callId = await test.make.call(one, other);
    const { id } = await test.rows(Call).findOneByOrFail({ publicId: callId });
    const said = { callId: id, userId: one.userId, aboutUserId: other.userId };
    await test.rows(CallOutcomeRow).insert({ ...said, outcome: 'going-on', at: answeredAt });
    await counted();
    expect((await overview()).calls).toEqual({
      accepted: before.accepted + 2,
      withCall: before.withCall + 1,
      outcomes: { 'going-on': 1 },
    });
  });

  it('goes on counting what happened when its member is gone', async () => {
    const before = growthOf(await overview(), 'registered');
    await test.rows(User).deleteAll();
    await counted();
    expect(growthOf(await overview(), 'registered')).toEqual(before);
    expect((await overview()).balance).toEqual({ ages: [], states: [], cities: [] });
  });
});
