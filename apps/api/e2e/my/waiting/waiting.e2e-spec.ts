import type { CallsPage } from '@kalyanam/shared/contracts/calls';
import type { WaitingAnswer } from '@kalyanam/shared/contracts/waiting';
import { INTEREST_LIMITS } from '@kalyanam/shared/topics/interests/interests';
import { Block } from '../../../src/contact/blocks/block.entity.js';
import { WaitingLineWorker } from '../../../src/contact/interests/waiting-line.worker.js';
import { PhotoRequestRow } from '../../../src/contact/photo-requests/photo-request.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { Notification } from '../../../src/people/notifications/notification.entity.js';
import { Interest } from '../../../src/people/relations/interest.entity.js';
import { DeskMember } from '../../../src/people/seats/desk-member.entity.js';
import { Admin } from '../../../src/people/team-accounts/admin.entity.js';
import { CaseQuestionRow } from '../../../src/profiles/cases/case-question.entity.js';
import { VerificationCase } from '../../../src/profiles/cases/verification-case.entity.js';
import { CheckRow } from '../../../src/profiles/checks/check.entity.js';
import { Checks } from '../../../src/profiles/checks/checks.service.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { publicId } from '../../../src/platform/crypto/public-id.js';
import { hand, plantDesk } from '../../support/make/desk.js';
import type { SignedIn } from '../../support/make/make.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { visit, type Calls } from '../../support/requests/requests.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;

/** R117: the one list of everything that waits for a person. */
describe('what waits', () => {
  let test: TestApp;
  let girl: SignedIn;
  let boy: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    girl = await test.make.signedIn({ gender: 'female', name: 'Lakshmi Reddy' });
    boy = await test.make.signedIn({ gender: 'male', name: 'Arjun Reddy' });
  });

  const waiting = async (calls: Pick<Calls, 'get'>): Promise<WaitingAnswer> =>
    (await calls.get('/my/waiting').expect(200)).body as WaitingAnswer;
  const kindsOf = ({ rows }: WaitingAnswer) => rows.map(({ kind }) => kind);
  const man = (name: string) => test.make.signedIn({ gender: 'male', name });
  const expiring = (days: number) => ({ expiresAt: test.clock.inSeconds(days * DAY) });
  const line = () => test.app.get(WaitingLineWorker, { strict: false });
  const change = (member: SignedIn, changes: Partial<Interest>) =>
    test.rows(Interest).update({ senderId: member.userId }, changes);

  /** One of each kind, with its end. */
  async function plantAll(owner: SignedIn): Promise<void> {
    await test.make.interest(await man('Interested'), owner, expiring(9));
    const offers = { state: 'proposed' as const, agreedSlot: null, answeredAt: null };
    await test.make.call(await man('Offers'), owner, offers);
    const slot = test.clock.inSeconds(-2 * DAY);
    await test.make.call(await man('Called'), owner, { state: 'past', open: null, slot1: slot, agreedSlot: slot });
    await test.make.claim(await man('Claims'), owner);
    for (const name of ['Asks', 'Asks Too'])
      await test.rows(PhotoRequestRow).insert({ ownerId: owner.userId, viewerId: (await man(name)).userId });
    await plantDesk(test, owner, await man('Suggested'), { words: 'Our families have met' });
    await test.database.transaction((manager) =>
      test.app.get(Checks).made(manager, owner.userId, [{ fact: 'employment', state: 'checked', method: 'code' }]),
    );
    const validUntil = test.clock
      .inSeconds(12 * DAY)
      .toISOString()
      .slice(0, 10);
    await test.rows(CheckRow).update({ userId: owner.userId, fact: 'employment' }, { validUntil });
  }

  it('is empty where nothing waits, and refused without a session', async () => {
    expect(await waiting(girl)).toEqual({ success: true, rows: [], total: 0, interests: 0 });
    expectFailure(await visit(test, 'get', '/my/waiting'), 'not-signed-in');
    expectFailure(await (await hand(test, girl)).get('/my/waiting'), 'forbidden');
  });

  it('names who shows interest, with what a family asks first, until it ends', async () => {
    await test.make.interest(boy, girl);
    const { expiresAt } = await test.rows(Interest).findOneByOrFail({ senderId: boy.userId });
    expect(await waiting(girl)).toMatchObject({
      rows: [
        {
          kind: 'interest',
          id: boy.id,
          who: { id: boy.id, name: 'Arjun Reddy', age: expect.any(Number) },
          fact: { occupation: expect.any(String), workLocation: { type: expect.any(String) }, fit: null },
          until: expiresAt?.toISOString(),
        },
      ],
      total: 1,
      interests: 1,
    });
    expect(await waiting(boy)).toMatchObject({ rows: [], total: 0 });
  });

  it('has every kind in the order of its end, and agrees with the lists that have them', async () => {
    await plantAll(girl);
    const list = await waiting(girl);
    expect(kindsOf(list)).toEqual(['call', 'suggestion', 'interest', 'check', 'marriage', 'outcome', 'photos']);
    expect(list).toMatchObject({ total: 7, interests: 1 });
    const [call, suggestion, , check, marriage, , photos] = list.rows;
    expect(call).toMatchObject({ who: { name: 'Offers' }, fact: { slots: 1 } });
    expect(suggestion).toMatchObject({
      who: { name: 'Suggested' },
      fact: { kind: 'send-interest', by: { relation: 'mother' }, note: 'Our families have met' },
    });
    expect(check).toMatchObject({ who: null, fact: { check: 'employment', lapsed: false } });
    expect(marriage).toMatchObject({ who: { id: null, name: 'Claims' }, fact: null });
    expect(photos).toMatchObject({
      until: null,
      fact: { families: 2, names: expect.arrayContaining(['Asks', 'Asks Too']) },
    });

    const { calls } = (await girl.get('/calls').expect(200)).body as CallsPage;
    const toDo = calls.filter((one) => one.asksOutcome || (one.state === 'proposed' && !one.proposedByMe));
    expect(
      list.rows
        .filter(({ kind }) => kind === 'call' || kind === 'outcome')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(toDo.map(({ id }) => id).sort());
    expect((await girl.get('/interests').expect(200)).body.counts.received).toBe(list.interests);
    expect((await girl.get('/photo-requests').expect(200)).body.waiting).toBe(2);
    expect((await girl.get('/desk').expect(200)).body.openDrafts).toBe(1);
    const { claims } = (await girl.get('/marriages/mine').expect(200)).body;
    expect(claims).toMatchObject([{ id: marriage?.id, until: marriage?.until }]);

    // Once the profile says something else, nothing is left to renew.
    await girl.patch('/profiles/me/details', { employer: 'Another firm' });
    await test.rows(CheckRow).update({ userId: girl.userId }, { about: Buffer.alloc(32) });
    expect(await waiting(girl)).toMatchObject({ total: 6 });
  });

  it.each<[string, (by: SignedIn, to: SignedIn) => Promise<unknown>]>([
    ['waits in line or for the morning', (by) => change(by, { deliveredAt: null, expiresAt: null })],
    ['has lapsed', (by) => change(by, { expiresAt: test.clock.inSeconds(-1) })],
    ['is being declined', (by) => change(by, { declineDueAt: test.clock.inSeconds(5) })],
    ['was answered', (by) => change(by, { state: 'accepted' })],
    ['is of someone she blocked', (by, to) => test.rows(Block).insert({ blockerId: to.userId, blockedId: by.userId })],
    [
      'is of someone who blocked her',
      (by, to) => test.rows(Block).insert({ blockerId: by.userId, blockedId: to.userId }),
    ],
    ['is of someone on hold', (by) => test.rows(User).update(by.userId, { accountStatus: 'on-hold' })],
    ['is of someone who is rejected', (by) => test.rows(User).update(by.userId, { verificationStatus: 'rejected' })],
    [
      'is of someone whose marriage is fixed',
      (by) => test.rows(Profile).update({ userId: by.userId }, { marriedAt: test.clock.now() }),
    ],
  ])('leaves out an interest that %s', async (_, happens) => {
    await test.make.interest(boy, girl);
    expect(await waiting(girl)).toMatchObject({ total: 1 });
    await happens(boy, girl);
    expect(await waiting(girl)).toEqual({ success: true, rows: [], total: 0, interests: 0 });
  });

  it('holds a full list, the one that ends first before the others', async () => {
    for (let place = 0; place < 25; place += 1)
      await test.make.interest(await man(`Family ${place}`), girl, expiring(25 - place));
    const list = await waiting(girl);
    expect(list).toMatchObject({ total: 25, interests: 25 });
    expect(list.rows.map(({ who }) => who?.name)).toEqual(
      Array.from({ length: 25 }, (_, place) => `Family ${24 - place}`),
    );
    expect((await girl.get('/interests').expect(200)).body.counts.received).toBe(25);
  });

  it('leaves a rejected member, and one on hold, what they can do', async () => {
    await plantAll(girl);
    await test.rows(User).update(girl.userId, { accountStatus: 'on-hold' });
    // A call with a profile on hold is off.
    expect(kindsOf(await waiting(girl))).not.toContain('call');
    expect(await waiting(girl)).toMatchObject({ total: 6 });
    await test.rows(User).update(girl.userId, { accountStatus: 'active', verificationStatus: 'rejected' });
    expect(kindsOf(await waiting(girl))).toEqual(['suggestion', 'marriage']);
  });

  it('asks what the team asks, until it is answered', async () => {
    const newcomer = await test.make.case();
    await test.make.admin('reviewer');
    const [asker] = await test.rows(Admin).find({ take: 1 });
    const { id: caseId } = await test.rows(VerificationCase).findOneByOrFail({ userId: newcomer.userId });
    const asked = { publicId: publicId(), userId: newcomer.userId, caseId, askedBy: asker?.id ?? 0 };
    await test.rows(CaseQuestionRow).insert({ ...asked, askedAt: test.clock.now(), question: 'Which town?' });
    expect(await waiting(newcomer)).toMatchObject({
      rows: [{ kind: 'question', id: asked.publicId, fact: { question: 'Which town?' }, until: expect.any(String) }],
    });
    const ended = { endedAt: test.clock.now(), endState: 'answered' as const };
    await test.rows(CaseQuestionRow).update({ caseId }, ended);
    expect(await waiting(newcomer)).toMatchObject({ total: 0 });
  });

  it('is for a seat what it may answer, or suggest an answer to', async () => {
    await plantAll(girl);
    const of = async (wish: Parameters<typeof hand>[2]) => waiting((await hand(test, girl, wish)).acting);
    expect(kindsOf(await of({ allow: ['answer'] }))).toEqual(['call', 'interest']);
    expect(kindsOf(await of({ allow: [] }))).toEqual(['interest']);
    expect(kindsOf(await of({ role: 'helper', relation: 'aunt' }))).toEqual(['interest']);
    expect(await of({ role: 'reader', relation: 'friend' })).toMatchObject({ rows: [], total: 0, interests: 0 });
    const text = JSON.stringify(await of({ allow: ['answer', 'edit', 'photos', 'contact', 'biodata'] }));
    for (const hidden of ['Claims', 'Called', 'Our families have met', 'Asks']) expect(text).not.toContain(hidden);
  });

  it('is announced to the seats that may answer, without a name', async () => {
    const mother = await hand(test, girl, { allow: ['answer'] });
    const aunt = await hand(test, girl, { role: 'helper', relation: 'aunt' });
    const kinds = async ({ userId }: { userId: number }) =>
      (await test.rows(Notification).findBy({ userId })).map(({ kind }) => kind);
    await boy.post(`/profiles/${girl.id}/interest`).expect(200);
    expect(await kinds(mother)).toEqual(['desk-interest']);
    expect(await kinds(aunt)).toEqual([]);
    const { body, text } = await mother.get('/notifications').expect(200);
    expect(body).toMatchObject({ unread: 1, notifications: [{ kind: 'desk-interest', member: null }] });
    expect(text).not.toContain('Arjun');
  });

  it.each<[string, number, (from: SignedIn) => Promise<unknown>]>([
    ['is withdrawn', 1, (from) => from.delete(`/profiles/${girl.id}/interest`).expect(200)],
    ['is accepted', 1, (from) => girl.post(`/profiles/${from.id}/interest/accept`).expect(200)],
    ['is declined', 1, (from) => girl.post(`/profiles/${from.id}/interest/decline`).expect(200)],
    [
      'is declined with others',
      1,
      async (from) => {
        await girl.post('/interests/decline', { ids: [from.id], reason: 'age', message: 'thanks' }).expect(200);
        test.clock.advance(INTEREST_LIMITS.undoSeconds);
        await line().carryOutDeclines();
      },
    ],
    [
      'lapses',
      1,
      async (from) => {
        await change(from, expiring(-1));
        await line().deliverDue();
      },
    ],
    [
      'is of someone whose marriage is fixed',
      1,
      (from) => from.put('/profiles/me/married', { married: true }).expect(200),
    ],
    [
      'is for someone whose marriage is fixed',
      0,
      () => girl.put('/profiles/me/married', { married: true }).expect(200),
    ],
  ])('is announced no more to the family once the interest %s', async (_, left, ends) => {
    const mother = await hand(test, girl, { allow: ['answer'] });
    const [first, second] = [boy, await man('Kiran Reddy')];
    for (const sender of [first, second]) await sender.post(`/profiles/${girl.id}/interest`).expect(200);
    const notices = () => test.rows(Notification).countBy({ userId: mother.userId, kind: 'desk-interest' });
    expect(await notices()).toBe(2);
    // The notice came while she might answer; it goes though she may no more.
    await test.rows(DeskMember).update({ userId: mother.userId }, { allow: '' });
    await ends(first);
    expect(await notices()).toBe(left);
  });
});
