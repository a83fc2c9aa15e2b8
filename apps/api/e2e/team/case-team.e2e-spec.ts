import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import type { CaseTeam } from '@kalyanam/shared/team/case-team';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { DecisionsWorker } from '../../src/team/verify/cases/decisions.worker.js';
import { UnansweredQuestions } from '../../src/team/verify/cases/unanswered-questions.worker.js';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { CaseQuestionRow } from '../../src/profiles/cases/case-question.entity.js';
import { VerificationCase } from '../../src/profiles/cases/verification-case.entity.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { inbox } from '../support/make/inbox.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('a case that reviewers share', () => {
  let test: TestApp;
  let one: SignedInAdmin;
  let two: SignedInAdmin;
  let support: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    one = await test.make.admin('reviewer');
    two = await test.make.admin('reviewer');
    support = await test.make.admin('support');
  });
  afterAll(() => test.close());

  let names = 0;
  const waiting = async () => {
    const member = await test.make.case({ aadhaarNumber: '', panNumber: null, name: `Shared ${++names}` });
    // However slow the machine: ten seconds never pass during the test.
    test.clock.advance(-3600);
    return member;
  };
  const listed = async ({ id }: SignedIn, admin = one): Promise<PendingVerification | undefined> => {
    const { body } = await admin.get(ADMIN_ROUTES.verifications).expect(200);
    return body.users.find(({ userId }: PendingVerification) => userId === id);
  };
  const teamOf = async (member: SignedIn, admin = one): Promise<CaseTeam | undefined> =>
    (await listed(member, admin))?.team;
  const only = async (filter: string, admin: SignedInAdmin): Promise<string[]> => {
    const { body } = await admin.get(`${ADMIN_ROUTES.verifications}?only=${filter}`).expect(200);
    return body.users.map(({ userId }: PendingVerification) => userId);
  };
  const actions = async ({ id }: SignedIn) =>
    (await test.rows(AuditLogRow).find({ where: { subject: `member:${id}` }, order: { id: 'ASC' } })).map(
      ({ action }) => action,
    );
  const claim = (member: SignedIn, admin = one) => admin.post(ADMIN_ROUTES.claim(member.id));
  const assign = (member: SignedIn, body: object = {}, admin = one) =>
    admin.post(ADMIN_ROUTES.assignment(member.id), body);
  const ask = (member: SignedIn, admin = one, question = 'Who is on the card?') =>
    admin.post(ADMIN_ROUTES.question(member.id), { question });
  const withdraw = (member: SignedIn, admin = one) => admin.delete(ADMIN_ROUTES.question(member.id));
  const questionOf = async (member: SignedIn) => (await member.get('/profiles/me').expect(200)).body.profile.question;
  const answer = async (member: SignedIn, text = 'My mother.', id?: string) =>
    member.post('/verification/answer', { questionId: id ?? (await questionOf(member))?.id, answer: text });
  const reject = (member: SignedIn, admin = one) =>
    admin.post(ADMIN_ROUTES.decision(member.id), { action: 'reject', notes: 'Not readable' });
  const carryOut = async () => {
    test.clock.advance(10);
    await test.app.get(DecisionsWorker, { strict: false }).carryOutDue();
  };
  const giveUp = () => test.app.get(UnansweredQuestions, { strict: false }).giveUp();

  describe('assigned', () => {
    it('to oneself lasts until the case is returned, and blocks no colleague', async () => {
      const member = await waiting();
      await assign(member).expect(200);
      expect((await teamOf(member))?.assignment).toMatchObject({ mine: true, to: { id: one.id }, note: null });
      expect((await teamOf(member, two))?.assignment).toMatchObject({ mine: false, to: { id: one.id } });
      expect([await only('mine', one), await only('mine', two)]).toMatchObject([[member.id], []]);
      expect(await only('free', two)).not.toContain(member.id);
      await claim(member, two).expect(200);
      await two.delete(ADMIN_ROUTES.claim(member.id)).expect(200);
      const given = await one.delete(ADMIN_ROUTES.assignment(member.id)).expect(200);
      expect(given.body.assignment).toBeNull();
      await one.delete(ADMIN_ROUTES.assignment(member.id)).expect(200);
      expect(await only('free', two)).toContain(member.id);
      expect(await actions(member)).toEqual(['case-assigned', 'case-given-back']);
    });

    it('to a colleague lets go of it, with a note that holds no identity number', async () => {
      const member = await waiting();
      await claim(member).expect(200);
      const { body } = await assign(member, { colleagueId: two.id, note: 'Same as 2341 2341 2346?' }).expect(200);
      expect(body.assignment).toMatchObject({ to: { id: two.id }, mine: false, note: 'Same as ••••?' });
      await claim(member, two).expect(200);
      expect(await only('mine', two)).toContain(member.id);
      // Whose turn it is does not change who looks at it now.
      await assign(member, { colleagueId: one.id }, two).expect(200);
      await assign(member, { colleagueId: two.id }).expect(200);
      expect((await listed(member))?.claimedBy).toBeNull();
    });

    it('to two colleagues in parallel is the later one’s', async () => {
      const member = await waiting();
      const answers = await Promise.all([
        assign(member, { colleagueId: two.id }),
        assign(member, { colleagueId: one.id }, two),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect([one.id, two.id]).toContain((await teamOf(member))?.assignment?.to.id);
    });

    it('only to who decides cases and can sign in', async () => {
      const member = await waiting();
      const gone = await test.make.admin('reviewer');
      const owner = await test.make.admin('owner');
      await owner.patch(ADMIN_ROUTES.administrator(gone.id), { disabled: true }).expect(200);
      for (const colleagueId of [support.id, gone.id, 'nobody'])
        expectFailure(await assign(member, { colleagueId }), 'invalid-form', { colleagueId: ADMIN_MESSAGES.assignee });
      expectFailure(await assign(member, { note: 'x'.repeat(201) }), 'invalid-form', { note: ADMIN_MESSAGES.reason });
      const { body } = await one.get(ADMIN_ROUTES.colleagues).expect(200);
      const ids = body.colleagues.map(({ id }: { id: string }) => id);
      expect(ids).toEqual(expect.arrayContaining([two.id, owner.id]));
      for (const id of [one.id, support.id, gone.id]) expect(ids).not.toContain(id);
    });

    it('is refused after the decision', async () => {
      const member = await waiting();
      await reject(member).expect(200);
      await carryOut();
      expectFailure(await assign(member), 'already-decided');
      expectFailure(await assign(member, {}, support), 'forbidden');
    });
  });

  describe('whose member is asked', () => {
    it('waits, its clock is stopped, and the answer brings it back on top', async () => {
      const member = await waiting();
      const before = (await listed(member))?.enteredAt;
      await claim(member).expect(200);
      await ask(member).expect(200);
      expect(await teamOf(member)).toMatchObject({
        waitingSince: expect.any(String),
        question: { state: 'open', question: 'Who is on the card?', answer: null },
        questionsLeft: TEAM_LIMITS.questions.perCase - 1,
      });
      expect((await listed(member))?.claimedBy).toBeNull();
      expect(await only('waiting', two)).toEqual([member.id]);
      expect(await only('free', two)).not.toContain(member.id);
      const mails = await inbox(test, member.email);
      expect(mails[0]?.text).toContain('Who is on the card?');
      test.clock.advance(3600);
      expect(await questionOf(member)).toEqual({
        id: expect.any(String),
        question: 'Who is on the card?',
        askedAt: expect.any(String),
      });
      const { id } = await questionOf(member);
      expect((await answer(member, 'My aunt, 234123412346.')).status).toBe(200);
      expect(await questionOf(member)).toBeNull();
      const { body } = await one.get(ADMIN_ROUTES.verifications).expect(200);
      expect(body.users[0]).toMatchObject({
        userId: member.id,
        team: { waitingSince: null, question: { state: 'answered', answer: 'My aunt, ••••.' } },
      });
      expect(body.groups).toMatchObject({ answered: 1, waiting: 0 });
      expect(Date.parse(body.users[0].enteredAt) - Date.parse(before ?? '')).toBeGreaterThanOrEqual(3600_000);
      expect((await answer(member, 'My aunt, 234123412346.', id)).status).toBe(200);
      expectFailure(await answer(member, 'Somebody else.', id), 'question-closed');
      expect(await actions(member)).toEqual(['member-asked', 'member-answered']);
      expect(await test.rows(CaseQuestionRow).countBy({ userId: member.userId })).toBe(1);
      await reject(member).expect(200);
      await carryOut();
    });

    it('is answered once, even by two parallel presses', async () => {
      const member = await waiting();
      await ask(member).expect(200);
      const { id } = await questionOf(member);
      const answers = await Promise.all([answer(member, 'Yes', id), answer(member, 'Yes', id)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await actions(member)).toEqual(['member-asked', 'member-answered']);
    });

    it('is asked once by two reviewers in parallel, and once by one who presses twice', async () => {
      const member = await waiting();
      const both = await Promise.all([ask(member), ask(member, two, 'Which is your name?')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const first = both[0]?.status === 200 ? one : two;
      const again = await Promise.all(
        [1, 2].map(() => ask(member, first, both[first === one ? 0 : 1]?.body.question.question)),
      );
      expect(again.map(({ status }) => status)).toEqual([200, 200]);
      expect(await test.rows(CaseQuestionRow).countBy({ userId: member.userId })).toBe(1);
    });

    it('is taken back by the team: the member has nothing to answer, and the clock goes on', async () => {
      const member = await waiting();
      await ask(member).expect(200);
      const { id } = await questionOf(member);
      const [withdrawn, answered] = await Promise.all([withdraw(member, two), answer(member, 'Late', id)]);
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([withdrawn.status, answered.status]);
      expect((await teamOf(member))?.waitingSince).toBeNull();
      expect(await questionOf(member)).toBeNull();
      expectFailure(await withdraw(member), 'not-found');
    });

    it('comes back on its own after two weeks, once, and a late answer still counts', async () => {
      const member = await waiting();
      await ask(member).expect(200);
      const asked = async (secondsAgo: number) =>
        test
          .rows(VerificationCase)
          .update({ userId: member.userId }, { waitingSince: test.clock.inSeconds(-secondsAgo) });
      await asked(TEAM_LIMITS.questions.days * 86_400 - 60);
      await giveUp();
      expect((await teamOf(member))?.waitingSince).not.toBeNull();
      await asked(TEAM_LIMITS.questions.days * 86_400);
      await Promise.all([giveUp(), giveUp()]);
      expect(await teamOf(member)).toMatchObject({ waitingSince: null, question: { state: 'unanswered' } });
      expect((await answer(member)).status).toBe(200);
      expect((await teamOf(member))?.question?.state).toBe('answered');
    });

    it('may be decided: the question is closed with it', async () => {
      const member = await waiting();
      await ask(member).expect(200);
      const { id } = await questionOf(member);
      await reject(member, two).expect(200);
      await carryOut();
      expectFailure(await answer(member, 'Too late', id), 'question-closed');
      expect((await test.rows(CaseQuestionRow).findOneByOrFail({ publicId: id })).endState).toBe('decided');
    });

    it('calls a decision off by answering before it is carried out', async () => {
      const member = await waiting();
      await ask(member).expect(200);
      await reject(member, two).expect(200);
      expect((await answer(member)).status).toBe(200);
      await carryOut();
      expect((await teamOf(member))?.question?.state).toBe('answered');
      expect(await actions(member)).toEqual(['member-asked', 'member-answered', 'decision-called-off']);
    });

    it('is not asked while a colleague looks at it, has decided, or by who may not', async () => {
      const member = await waiting();
      await claim(member, two).expect(200);
      expectFailure(await ask(member), 'case-claimed');
      await reject(member, two).expect(200);
      expectFailure(await ask(member, two), 'decision-pending');
      expectFailure(await ask(member, support), 'forbidden');
      await two.delete(ADMIN_ROUTES.decision(member.id)).expect(200);
      for (const question of ['', '   ', 'x'.repeat(TEAM_LIMITS.questions.length + 1)])
        expectFailure(await ask(member, two, question), 'invalid-form');
    });

    it('is asked five times at most', async () => {
      const member = await waiting();
      for (let round = 0; round < TEAM_LIMITS.questions.perCase; round += 1) {
        await ask(member, one, `Question ${round}`).expect(200);
        await withdraw(member).expect(200);
      }
      const refused = await ask(member, one, 'One more');
      expectFailure(refused, 'changed-meanwhile');
      expect(refused.body.message).toBe(ADMIN_MESSAGES.questionsUsedUp);
    });

    it('answers only what they were asked themselves', async () => {
      const [asked, other] = [await waiting(), await waiting()];
      await ask(asked).expect(200);
      const { id } = await questionOf(asked);
      expectFailure(await answer(other, 'Mine', id), 'question-closed');
      expectFailure(await answer(asked, 'x'.repeat(LIMITS.longTextLength + 1), id), 'invalid-form');
      expectFailure(await answer(asked, '  ', id), 'invalid-form');
    });
  });
});
