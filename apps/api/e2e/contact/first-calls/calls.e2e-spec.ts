import { CALL_MESSAGES } from '@kalyanam/shared/topics/calls/calls';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import ICAL from 'ical.js';
import { Call } from '../../../src/contact/first-calls/call.entity.js';
import { OutboxWorker } from '../../../src/people/outbox/outbox.worker.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { callActs } from '../../support/make/first-call.js';
import { inbox } from '../../support/make/inbox.js';
import { decoded, mailCatcher } from '../../support/servers/mail-catcher.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;

/** C10: the first call. */
describe('a first call', () => {
  let mails: Awaited<ReturnType<typeof mailCatcher>>;
  let test: TestApp;
  let his: SignedIn;
  let hers: SignedIn;
  beforeAll(async () => {
    mails = await mailCatcher();
    test = await startTestApp({ SMTP_URL: mails.url });
  });
  afterAll(async () => {
    await test.close();
    await mails.close();
  });
  beforeEach(async () => {
    [his, hers] = await couple();
  });

  const { couple, slot, propose, act, seenBy, number, closed, kinds, work, after, ...made } = callActs(() => test);
  const proposed = (more: object = {}) => made.proposed(his, hers, more);
  const agreed = (more: object = {}) => made.agreed(his, hers, more);
  const later = async (seconds: number): Promise<void> => {
    [his, hers] = await after(seconds, his, hers);
  };

  it('is offered in two zones, agreed on, and told to both', async () => {
    const call = await proposed();
    expect(call).toMatchObject({
      ...{ state: 'proposed', proposedByMe: true, iCall: true, numberOpen: false, numberOf: null },
      ...{ myZone: 'America/Chicago', theirZone: 'Asia/Kolkata', theirZoneSure: true },
      member: { id: hers.id, name: 'Sita Devi' },
    });
    expect(await seenBy(hers, his)).toMatchObject({
      ...{ proposedByMe: false, iCall: false, myZone: 'Asia/Kolkata', theirZone: 'America/Chicago' },
      ...{ theirZoneSure: true, slots: call.slots },
    });
    expect(await kinds(hers)).toEqual(['call-proposed']);
    expect((await inbox(test, hers.email))[0]?.subject).toBe('Ram Mohan offers times for a first call');
    const answer = { callId: call.id, act: 'agree', slot: call.slots[1] };
    const { body } = await act(hers, his, answer).expect(200);
    expect(body.call).toMatchObject({ state: 'agreed', slots: [call.slots[1]] });
    // Pressed twice, it is agreed once.
    await act(hers, his, answer).expect(200);
    expect(await kinds(his)).toEqual(['call-agreed']);
    expect(await kinds(hers)).toEqual([]);
  });

  it('needs no zone, where times were typed by another clock than that of the place of work', async () => {
    await proposed({ zone: undefined });
    const { place } = (await his.get(`/calls?memberId=${hers.id}`).expect(200)).body;
    expect(place).toMatchObject({ sure: false });
  });

  it('goes between two verified members who are both interested, and no one else', async () => {
    const stranger = await test.make.signedIn({ gender: 'male' });
    expectFailure(await propose(stranger, hers), 'call-not-possible');
    const theirPlace = async (by: SignedIn) => (await by.get(`/calls?memberId=${hers.id}`).expect(200)).body.theirPlace;
    expect([await theirPlace(stranger), (await theirPlace(his)).zone]).toEqual([null, 'Asia/Kolkata']);
    const waiting = await test.make.signedIn({ gender: 'male', verificationStatus: 'semi-verified' });
    await test.make.interest(waiting, hers, { state: 'accepted' });
    expectFailure(await propose(waiting, hers), 'verification-needed');
    expectFailure(await propose(hers, waiting, { zone: 'Asia/Kolkata' }), 'call-not-possible');
    expectFailure(await propose(his, his), 'forbidden');
    const { id } = await agreed();
    for (const path of [`/calls/${id}/number`, `/calls/${id}/outcome`])
      expectFailure(
        await stranger.post(path, path.endsWith('outcome') ? { outcome: 'going-on' } : undefined),
        'not-found',
      );
    expectFailure(await stranger.get(`/calls/${id}.ics`), 'not-found');
    expect((await stranger.get('/calls').expect(200)).body.calls).toEqual([]);
  });

  it.each([
    ['4th slot', () => ({ slots: [3, 4, 5, 6].map(slot) }), { slots: CALL_MESSAGES.slotCount }],
    ['no slot', () => ({ slots: [] }), { slots: CALL_MESSAGES.slotCount }],
    ['slot in the past', () => ({ slots: [slot(-1)] }), { slots: CALL_MESSAGES.slotSpan }],
    ['22 days', () => ({ slots: [slot(22)] }), { slots: CALL_MESSAGES.slotSpan }],
    ['the same slot twice', () => ({ slots: [slot(3), slot(3)] }), { slots: CALL_MESSAGES.slotTwice }],
    ['a zone that does not exist', () => ({ zone: 'America/Dallas' }), { zone: MESSAGES.choice }],
    ['a zone of another country', () => ({ zone: 'Europe/London' }), { zone: CALL_MESSAGES.zone }],
    ['a person of no seat', () => ({ who: 'you-call', numberOf: 'mother' }), { numberOf: CALL_MESSAGES.numberOf }],
  ])('refuses %s at its field', async (_, more, fields) => {
    expectFailure(await propose(his, hers, more()), 'invalid-form', fields);
    expect((await his.get('/calls').expect(200)).body.calls).toEqual([]);
  });

  it('is one per pair: the other’s offer takes its place, and only by who knows it', async () => {
    const first = await proposed();
    // The same form once more changes nothing.
    expect((await proposed({ slots: first.slots })).id).toBe(first.id);
    expectFailure(await propose(hers, his, { zone: 'Asia/Kolkata' }), 'changed-meanwhile');
    const { body } = await propose(hers, his, { zone: 'Asia/Kolkata', insteadId: first.id }).expect(200);
    expect(body.call).toMatchObject({ proposedByMe: true, state: 'proposed' });
    expectFailure(await act(hers, his, { callId: first.id, act: 'agree', slot: first.slots[0] }), 'changed-meanwhile');
    expect(await test.rows(Call).countBy({ proposerId: hers.userId })).toBe(1);
    const both = await Promise.all([
      propose(his, hers, { insteadId: body.call.id }),
      propose(his, hers, { insteadId: body.call.id, between: 'candidates' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not replaced unseen once it is agreed, and moves in the calendar when it is', async () => {
    const { id } = await agreed();
    const uid = async (callId: string) =>
      /UID:(.+)\r/.exec((await his.get(`/calls/${callId}.ics`).expect(200)).text)?.[1];
    const first = await uid(id);
    for (const insteadState of [undefined, 'proposed'])
      expectFailure(await propose(his, hers, { insteadId: id, insteadState }), 'changed-meanwhile');
    expect(await seenBy(hers, his)).toMatchObject({ id, state: 'agreed' });
    const { body } = await propose(his, hers, { insteadId: id, insteadState: 'agreed', slots: [slot(6)] }).expect(200);
    await act(hers, his, { callId: body.call.id, act: 'agree', slot: body.call.slots[0] }).expect(200);
    expect(body.call.id).not.toBe(id);
    expect(await uid(body.call.id)).toBe(first);
  });

  it('shows the number to who rings, from the agreement until a day after, in the ledger', async () => {
    const call = await proposed();
    await closed(his, call.id);
    const { body } = await act(hers, his, { callId: call.id, act: 'agree', slot: call.slots[0] });
    expect(body.call).toMatchObject({ iCall: false, numberOpen: false, numberOf: null });
    for (const answer of [await his.get('/calls'), await hers.get('/calls'), await his.get(`/profiles/${hers.id}`)])
      expect(answer.text).not.toContain(hers.phone);
    await closed(hers, call.id);
    const views = async () => (await hers.get('/contact-views').expect(200)).body.views;
    expect(await views()).toEqual([]);
    expect((await number(his, call.id).expect(200)).body).toEqual({
      success: true,
      phone: hers.phone,
      numberOf: null,
    });
    expect(await views()).toMatchObject([{ viewer: { id: his.id }, times: 1 }]);
    await later(4 * DAY - 60);
    expect((await number(his, call.id).expect(200)).body.phone).toBe(hers.phone);
    await work();
    expect(await seenBy(his, hers)).toMatchObject({ state: 'past', numberOpen: true });
    await later(DAY);
    await closed(his, call.id);
    expect(await seenBy(his, hers)).toMatchObject({ numberOpen: false, numberUntil: null });
  });

  it('is called off by either, declined by who was asked, and then arranged again', async () => {
    const call = await agreed();
    expectFailure(await act(his, hers, { callId: call.id, act: 'decline' }), 'changed-meanwhile');
    await act(his, hers, { callId: call.id, act: 'cancel' }).expect(200);
    await act(his, hers, { callId: call.id, act: 'cancel' }).expect(200);
    expect((await kinds(hers)).filter((kind) => kind === 'call-cancelled')).toHaveLength(1);
    const off = async ({ email }: SignedIn) =>
      (await inbox(test, email)).filter(({ subject }) => subject?.includes(' is off'));
    expect([await off(hers), await off(his)]).toMatchObject([[{}], []]);
    const again = await proposed();
    expectFailure(await act(hers, his, { callId: again.id, act: 'cancel' }), 'changed-meanwhile');
    expectFailure(await act(his, hers, { callId: again.id, act: 'agree', slot: again.slots[0] }), 'changed-meanwhile');
    const { body } = await act(hers, his, { callId: again.id, act: 'decline' }).expect(200);
    expect(body.call.state).toBe('declined');
    // Nothing was agreed, so no one expects a call.
    expect([await off(hers), await off(his)]).toMatchObject([[{}], []]);
    expectFailure(await act(hers, his, { callId: again.id, act: 'agree', slot: again.slots[0] }), 'changed-meanwhile');
  });

  it('cannot be agreed for a time that has come', async () => {
    const { id, slots } = await proposed({ slots: [slot(1), slot(2)] });
    await later(1.5 * DAY);
    const agree = (at: string) => act(hers, his, { callId: id, act: 'agree', slot: at });
    expectFailure(await agree(slots[0]), 'invalid-form', { slot: CALL_MESSAGES.slotGone });
    expectFailure(await agree('tomorrow'), 'invalid-form', { slot: CALL_MESSAGES.slotGone });
    await agree(slots[1]).expect(200);
  });

  it('opens as a file in a calendar, in UTC, and comes with the mail', async () => {
    const { id, slots } = await agreed();
    const { text, headers } = await his.get(`/calls/${id}.ics`).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' });
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!);
    expect(event.startDate.zone.tzid).toBe('UTC');
    expect(event.startDate.toJSDate().toISOString()).toBe(slots[0]);
    expect(event.endDate.toJSDate().getTime() - event.startDate.toJSDate().getTime()).toBe(30 * 60_000);
    expect(event.summary).toBe('Kalyanam: first call with the family of Sita Devi');
    expect(text).not.toContain(hers.phone);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    await test.app.get(OutboxWorker, { strict: false }).idle();
    for (const { email } of [his, hers]) {
      const mail = mails.caught.find(({ to, text: sent }) => to === email && sent.includes('text/calendar'));
      expect(decoded(mail?.text ?? '')).toContain('BEGIN:VEVENT');
    }
  });

  it('reminds both once, within a day of it', async () => {
    await agreed({ slots: [slot(3)] });
    await work();
    expect(await kinds(his)).toEqual(['call-agreed']);
    await later(2.5 * DAY);
    await Promise.all([work(), work()]);
    expect([await kinds(his), await kinds(hers)]).toEqual([['call-tomorrow'], ['call-tomorrow']]);
  });

  it('is put before the team once when three different families say that a member is not as described', async () => {
    const open = () =>
      test.database.query<unknown[]>(`SELECT system_kind FROM reports WHERE reported_id = ? AND closed_at IS NULL`, [
        hers.userId,
      ]);
    for (let families = 1; families <= 4; families += 1) {
      const man = await test.make.signedIn({ gender: 'male' });
      const agreedSlot = test.clock.inSeconds(-2 * DAY);
      const id = await test.make.call(man, hers, { slot1: agreedSlot, agreedSlot, state: 'past', open: null });
      // Said twice by the same family, it counts once.
      await man.post(`/calls/${id}/outcome`, { outcome: 'not-as-described' }).expect(200);
      await man.post(`/calls/${id}/outcome`, { outcome: 'not-as-described' }).expect(200);
      expect(await open()).toHaveLength(families < 3 ? 0 : 1);
    }
  });

  it('is asked about the day after, and the answer is for no one else', async () => {
    const { id } = await agreed();
    expectFailure(await his.post(`/calls/${id}/outcome`, { outcome: 'going-on' }), 'not-found');
    await later(5 * DAY);
    await work();
    expect(await seenBy(his, hers)).toMatchObject({ state: 'past', asksOutcome: true, myOutcome: null });
    const { body } = await his.post(`/calls/${id}/outcome`, { outcome: 'not-as-described' }).expect(200);
    expect(body.call).toMatchObject({ asksOutcome: false, myOutcome: 'not-as-described' });
    expect(await seenBy(hers, his)).toMatchObject({ asksOutcome: true, myOutcome: null });
    for (const path of ['/calls', `/profiles/${his.id}`, '/notifications', '/interests?box=accepted', '/account'])
      expect((await hers.get(path).expect(200)).text).not.toContain('not-as-described');
    expect((await hers.post('/account/export', { password: 'x' })).text).not.toContain('not-as-described');
    expectFailure(await his.post(`/calls/${id}/outcome`, { outcome: 'great' }), 'invalid-form');
  });
});
