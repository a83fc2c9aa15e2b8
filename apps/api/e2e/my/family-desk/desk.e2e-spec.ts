import type { DeskAnswer, DeskDraftView } from '@kalyanam/shared/contracts/desk';
import { DeskDraft } from '../../../src/people/seats/desk-draft.entity.js';
import { DeskMember } from '../../../src/people/seats/desk-member.entity.js';
import { DeskVoteRow } from '../../../src/people/seats/desk-vote.entity.js';
import { DeskDraftsWorker } from '../../../src/my/family-desk/desk-drafts.worker.js';
import { Notification } from '../../../src/people/notifications/notification.entity.js';
import { Interest } from '../../../src/people/relations/interest.entity.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { callsFor, hand, seat, type Hand } from '../../support/make/desk.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;

describe('a family desk', () => {
  let test: TestApp;
  let girl: SignedIn;
  let boy: SignedIn;
  let mother: Hand;
  let aunt: Hand;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    girl = await test.make.signedIn({ gender: 'female', name: 'Lakshmi Reddy' });
    boy = await test.make.signedIn({ gender: 'male', name: 'Arjun Reddy' });
    mother = await hand(test, girl, { name: 'Sarojini Reddy', allow: ['answer', 'edit', 'photos', 'contact'] });
    aunt = await hand(test, girl, { name: 'Padma Reddy', role: 'helper', relation: 'aunt' });
  });

  const draftBy = async (by: Hand, body: object, about = boy): Promise<DeskDraftView> => {
    const { body: answer } = await by.acting.post('/desk/drafts', { profileId: about.id, ...body }).expect(200);
    return (answer as { draft: DeskDraftView }).draft;
  };
  const kindsOf = async ({ userId }: { userId: number }) =>
    (await test.rows(Notification).findBy({ userId })).map(({ kind }) => kind);
  const desk = async (calls: Pick<SignedIn, 'get'>): Promise<DeskAnswer> =>
    (await calls.get('/desk').expect(200)).body as DeskAnswer;

  it('shows each who is there, and a family account the candidates it may act for', async () => {
    expect((await desk(girl)).members.map(({ name, role, relation }) => [name, role, relation])).toEqual([
      ['Sarojini Reddy', 'manager', 'mother'],
      ['Padma Reddy', 'helper', 'aunt'],
    ]);
    const alone = await desk(mother);
    expect(alone).toMatchObject({ role: null, candidate: null, members: [], seats: [{ name: 'Lakshmi Reddy' }] });
    const acting = await desk(mother.acting);
    expect(acting).toMatchObject({
      role: 'manager',
      candidate: { id: girl.id },
      members: [{ mine: true }, { mine: false }],
    });
  });

  it('sends what a helper drafts only when the candidate says yes, by the helper’s hand', async () => {
    await aunt.acting.post(`/profiles/${boy.id}/interest`, {}).expect(403);
    const draft = await draftBy(aunt, { kind: 'send-interest', note: 'We like your family' });
    expect(draft).toMatchObject({
      state: 'open',
      by: { name: 'Padma Reddy', relation: 'aunt' },
      about: { id: boy.id },
    });
    expect(await draftBy(aunt, { kind: 'send-interest' })).toMatchObject({ id: draft.id });
    expect(await kindsOf(girl)).toEqual(['desk-draft']);
    expect(await kindsOf(boy)).toEqual([]);

    const { body } = await girl.post(`/desk/drafts/${draft.id}/approve`).expect(200);
    expect(body.draft).toMatchObject({ state: 'approved', mine: false });
    await girl.post(`/desk/drafts/${draft.id}/approve`).expect(200);
    expect(await test.rows(Interest).countBy({ senderId: girl.userId })).toBe(1);
    const { body: page } = await girl.get(`/profiles/${boy.id}`).expect(200);
    expect(page.profile.interest).toMatchObject({
      note: 'We like your family',
      by: { name: 'Padma Reddy', relation: 'aunt' },
    });
    expect(await kindsOf(aunt)).toEqual(['desk-fate']);
    const others = await boy.get(`/profiles/${girl.id}`).expect(200);
    expect(others.text).not.toContain('Padma');
    expect((await desk(girl)).week).toMatchObject([{ act: 'interest-sent', by: { name: 'Padma Reddy' } }]);
  });

  it('leaves no trace with the other side of an acceptance that the candidate refuses', async () => {
    await test.make.interest(boy, girl);
    const before = await boy.get(`/profiles/${girl.id}`);
    const told = await kindsOf(boy);
    const manager = await hand(test, girl, { role: 'manager', relation: 'brother' });
    await manager.acting.post(`/profiles/${boy.id}/interest/accept`).expect(403);
    const draft = await draftBy(manager, { kind: 'accept' });
    await girl.post(`/desk/drafts/${draft.id}/refuse`).expect(200);
    await girl.post(`/desk/drafts/${draft.id}/refuse`).expect(200);
    const after = await boy.get(`/profiles/${girl.id}`);
    expect(after.body.profile).toEqual({ ...before.body.profile, photos: after.body.profile.photos });
    expect(await kindsOf(boy)).toEqual(told);
    expect(await test.rows(Interest).findOneByOrFail({ senderId: boy.userId })).toMatchObject({ state: 'pending' });
    const late = await girl.post(`/desk/drafts/${draft.id}/approve`).expect(409);
    expect(late.body.code).toBe('desk-draft-decided');
  });

  it('lets a manager who may answer do so immediately, and names a contact to the other family', async () => {
    await test.make.interest(boy, girl);
    await mother.acting.post(`/profiles/${boy.id}/interest/accept`).expect(200);
    const own = await girl.get('/interests?box=accepted').expect(200);
    expect(own.body.profiles[0].interest.by).toEqual({ name: 'Sarojini Reddy', relation: 'mother' });
    const theirs = await boy.get(`/profiles/${girl.id}`).expect(200);
    expect(theirs.body.profile.talkTo).toBe('mother');
    expect(theirs.text).not.toContain('Sarojini');
  });

  it('names the hand that opened a number in the other family’s ledger', async () => {
    await mother.acting.post(`/profiles/${boy.id}/contact`).expect(200);
    await aunt.acting.post(`/profiles/${boy.id}/contact`).expect(403);
    const { body } = await boy.get('/access-events').expect(200);
    expect(body.people[0]).toMatchObject({ viewer: { id: girl.id }, hands: ['mother'] });
  });

  it('lets one of a parallel approval and withdrawal win, and notifies both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const other = await test.make.signedIn({ gender: 'male' });
      const draft = await draftBy(aunt, { kind: 'send-interest' }, other);
      const [yes, back] = await Promise.all([
        girl.post(`/desk/drafts/${draft.id}/approve`),
        aunt.acting.post(`/desk/drafts/${draft.id}/withdraw`),
      ]);
      expect([yes.status, back.status].sort()).toEqual([200, 409]);
      const { state } = await test.rows(DeskDraft).findOneByOrFail({ publicId: draft.id });
      expect(state).toBe(yes.status === 200 ? 'approved' : 'withdrawn');
      expect(await test.rows(Interest).countBy({ receiverId: other.userId })).toBe(yes.status === 200 ? 1 : 0);
      const told = yes.status === 200 ? await kindsOf(aunt) : await kindsOf(girl);
      expect(told).toContain(yes.status === 200 ? 'desk-fate' : 'desk-withdrawn');
    }
  });

  it('counts as followed once the candidate has done the same without it', async () => {
    const draft = await draftBy(aunt, { kind: 'send-interest' });
    const same = await draftBy(mother, { kind: 'send-interest' });
    const elsewhere = await draftBy(aunt, { kind: 'send-interest' }, await test.make.signedIn({ gender: 'male' }));
    await girl.post(`/profiles/${boy.id}/interest`, {}).expect(200);
    const stateOf = async ({ id }: DeskDraftView) =>
      (await test.rows(DeskDraft).findOneByOrFail({ publicId: id })).state;
    expect(await Promise.all([draft, same, elsewhere].map(stateOf))).toEqual(['approved', 'approved', 'open']);
    expect((await girl.get('/my/waiting').expect(200)).body.rows).toMatchObject([{ id: elsewhere.id }]);
    expect(await kindsOf(aunt)).toEqual(['desk-fate']);
    expect(await kindsOf(mother)).toEqual(['desk-fate']);
    await girl.post(`/desk/drafts/${draft.id}/approve`).expect(200);
    expect(await test.rows(Interest).countBy({ senderId: girl.userId })).toBe(1);
  });

  it('is decided by the candidate’s own answer to the other family', async () => {
    await test.make.interest(boy, girl);
    const yes = await draftBy(aunt, { kind: 'accept' });
    const no = await draftBy(mother, { kind: 'decline' });
    await girl.post(`/profiles/${boy.id}/interest/decline`).expect(200);
    expect(await test.rows(DeskDraft).findOneByOrFail({ publicId: yes.id })).toMatchObject({ state: 'refused' });
    expect(await test.rows(DeskDraft).findOneByOrFail({ publicId: no.id })).toMatchObject({ state: 'approved' });
  });

  it('lapses with words what is no longer possible, and keeps open what may be tomorrow', async () => {
    const draft = await draftBy(aunt, { kind: 'send-interest' });
    await test.rows(Profile).update({ userId: boy.userId }, { isActive: false });
    const { body } = await girl.post(`/desk/drafts/${draft.id}/approve`).expect(409);
    expect(body.code).toBe('desk-draft-gone');
    expect(await test.rows(DeskDraft).findOneByOrFail({ publicId: draft.id })).toMatchObject({
      state: 'lapsed',
      lapseReason: 'gone',
    });
    expect(await kindsOf(aunt)).toEqual(['desk-fate']);
  });

  it('reminds the candidate once after two days, and lets lapse after seven', async () => {
    const draft = await draftBy(aunt, { kind: 'send-interest' });
    const age = (days: number) =>
      test.rows(DeskDraft).update({ publicId: draft.id }, { madeAt: test.clock.inSeconds(-days * DAY - 60) });
    const worker = test.app.get(DeskDraftsWorker, { strict: false });
    const mails = () =>
      test.database.query(`SELECT id FROM outbox WHERE template = 'desk-draft' AND user_id = ?`, [girl.userId]);
    await worker.process();
    expect(await mails()).toHaveLength(1);
    await age(2);
    await worker.process();
    await worker.process();
    expect(await mails()).toHaveLength(2);
    await age(7);
    await worker.process();
    expect(await test.rows(DeskDraft).findOneByOrFail({ publicId: draft.id })).toMatchObject({
      state: 'lapsed',
      lapseReason: 'time',
    });
    expect(await kindsOf(girl)).toEqual([]);
  });

  it('proposes a call only by the candidate’s yes', async () => {
    await test.make.interest(boy, girl, { state: 'accepted', answeredAt: test.clock.now() });
    const slot = new Date(Math.ceil((test.clock.now().getTime() + 2 * DAY * 1000) / 3_600_000) * 3_600_000);
    const times = { slots: [slot.toISOString()], zone: 'Asia/Kolkata' };
    await aunt.acting.post('/desk/drafts', { profileId: boy.id, kind: 'call', ...times }).expect(400);
    const draft = await draftBy(aunt, { kind: 'call', between: 'families', who: 'we-call', ...times });
    expect((await boy.get('/calls').expect(200)).body.calls).toEqual([]);
    await girl.post(`/desk/drafts/${draft.id}/approve`).expect(200);
    expect((await boy.get('/calls').expect(200)).body.calls).toHaveLength(1);
    expect((await girl.get('/calls').expect(200)).body.calls[0].by).toEqual({ name: 'Padma Reddy', relation: 'aunt' });
  });

  it('keeps the candidate’s own notes from every hand', async () => {
    const planted = 'planted private words';
    await girl.put(`/desk/votes/${boy.id}`, { vote: 'no', note: planted }).expect(200);
    await mother.acting.put(`/desk/votes/${boy.id}`, { vote: 'yes', note: 'A good family' }).expect(200);
    const own = await girl.get(`/desk/votes/${boy.id}`).expect(200);
    expect(own.text).toContain(planted);
    const reader = await hand(test, girl, { role: 'reader', relation: 'friend' });
    for (const who of [mother, aunt, reader])
      for (const path of [
        '/desk',
        `/desk/votes/${boy.id}`,
        `/profiles/${boy.id}`,
        '/interests',
        '/shortlist',
        '/desk/drafts',
      ]) {
        const { text } = await who.acting.get(path);
        expect([path, text.includes(planted)]).toEqual([path, false]);
      }
    const seen = await aunt.acting.get(`/desk/votes/${boy.id}`).expect(200);
    expect(seen.body.opinion.votes).toMatchObject([
      { by: null, vote: 'no', note: null },
      { by: { name: 'Sarojini Reddy' }, vote: 'yes', note: 'A good family' },
    ]);
  });

  it('takes a vote without words of a member who only looks on', async () => {
    const reader = await hand(test, girl, { role: 'reader', relation: 'friend' });
    await girl.put(`/profiles/${boy.id}/shortlist`).expect(200);
    await reader.acting.put(`/desk/votes/${boy.id}`, { vote: 'maybe', note: 'words' }).expect(400);
    await mother.acting.put(`/desk/votes/${boy.id}`, { vote: 'yes' }).expect(200);
    const { body } = await reader.acting.put(`/desk/votes/${boy.id}`, { vote: 'maybe' }).expect(200);
    expect(body.opinion.votes).toHaveLength(1);
  });

  it('forgets votes of a seat that ends, and names what was done by the relation', async () => {
    await mother.acting.post(`/profiles/${boy.id}/interest`, {}).expect(200);
    await mother.acting.put(`/desk/votes/${boy.id}`, { vote: 'yes', note: 'planted vote' }).expect(200);
    const other = await test.make.signedIn({ gender: 'male' });
    const draft = await draftBy(mother, { kind: 'send-interest' }, other);
    await girl.delete(`/desk/members/${mother.seatId}`).expect(200);
    await mother.acting.get('/profiles/me').expect(403);
    expect(await kindsOf(mother)).toEqual(['desk-ended']);
    const after = await girl.get('/desk').expect(200);
    expect(after.text).not.toContain('Sarojini');
    expect(after.text).not.toContain('planted vote');
    expect((after.body as DeskAnswer).week).toMatchObject([{ by: { name: null, relation: 'mother' } }]);
    expect(await test.rows(DeskVoteRow).countBy({ byUserId: mother.userId })).toBe(0);
    expect(await test.rows(DeskDraft).findOneByOrFail({ publicId: draft.id })).toMatchObject({ lapseReason: 'ended' });
    const { body } = await girl.get(`/profiles/${boy.id}`).expect(200);
    expect(body.profile.interest.by).toEqual({ name: null, relation: 'mother' });
  });

  it('lets a hand leave its own seat, and no other', async () => {
    await aunt.acting.delete(`/desk/members/${mother.seatId}`).expect(404);
    await aunt.acting.delete(`/desk/members/${aunt.seatId}`).expect(200);
    expect(await kindsOf(girl)).toEqual(['desk-answered']);
    expect(await test.rows(DeskMember).findOneByOrFail({ publicId: aunt.seatId })).toMatchObject({ endReason: 'left' });
  });

  it('changes a seat once in two tabs', async () => {
    const change = {
      role: 'helper',
      relation: 'mother',
      wasRole: 'manager',
      wasAllow: ['edit', 'photos', 'answer', 'contact'],
    };
    await girl.patch(`/desk/members/${mother.seatId}`, change).expect(200);
    await girl.patch(`/desk/members/${mother.seatId}`, change).expect(200);
    const other = { ...change, role: 'reader' };
    expect((await girl.patch(`/desk/members/${mother.seatId}`, other).expect(409)).body.code).toBe('changed-meanwhile');
    await mother.acting.post(`/profiles/${boy.id}/contact`).expect(403);
    await boy.patch(`/desk/members/${aunt.seatId}`, change).expect(404);
  });

  it('dissolves when the candidate withdraws the consent', async () => {
    await girl.put('/account/consents/desk', { given: false }).expect(200);
    await mother.acting.get('/desk').expect(403);
    expect((await desk(girl)).members).toEqual([]);
  });

  it('is no one else’s: drafts and acts of another desk are not found', async () => {
    const draft = await draftBy(aunt, { kind: 'send-interest' });
    const stranger = await test.make.signedIn({ gender: 'female' });
    for (const verb of ['approve', 'refuse']) await stranger.post(`/desk/drafts/${draft.id}/${verb}`).expect(404);
    await mother.acting.post(`/desk/drafts/${draft.id}/withdraw`).expect(404);
    const nieces = await hand(test, stranger, { role: 'helper' });
    await seat(test, stranger, aunt, { role: 'helper' });
    await nieces.acting.post(`/desk/drafts/${draft.id}/withdraw`).expect(404);
    await callsFor(test, aunt, stranger).post(`/desk/drafts/${draft.id}/withdraw`).expect(404);
  });
});
