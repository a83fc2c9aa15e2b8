import { BIODATA_MESSAGES } from '@kalyanam/shared/topics/biodata/biodata';
import { CALL_MESSAGES } from '@kalyanam/shared/topics/calls/calls';
import type { CallView } from '@kalyanam/shared/contracts/calls';
import { BIODATA } from '../../support/make/biodata.js';
import { hand, type Hand } from '../../support/make/desk.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

/** C10, C13: the number of a family member is that person's own, proved, and given with that person's own yes. */
describe('the number of a family member', () => {
  let test: TestApp;
  let girl: SignedIn;
  let family: SignedIn;
  let mother: Hand;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    girl = await test.make.signedIn({ gender: 'female' });
    family = await test.make.signedIn({ gender: 'male' });
    await test.make.interest(family, girl, { state: 'accepted' });
    mother = await hand(test, girl, { allow: ['answer', 'biodata'] });
  });

  const slot = (): string =>
    new Date(Math.ceil(test.clock.inSeconds(3 * 86_400).getTime() / 3_600_000) * 3_600_000).toISOString();
  const give = (given: boolean) => mother.acting.put('/desk/number', { given });
  const propose = (by: Pick<SignedIn, 'post'>, numberOf?: string) =>
    by.post(`/profiles/${family.id}/call`, {
      ...{ between: 'families', who: 'you-call', slots: [slot()], zone: 'Asia/Kolkata' },
      ...(numberOf !== undefined && { numberOf }),
    });
  const agreed = async (numberOf?: string): Promise<CallView> => {
    const { id, slots } = (await propose(mother.acting, numberOf).expect(200)).body.call;
    const answer = { callId: id, act: 'agree', slot: slots[0], zone: 'Asia/Kolkata' };
    return (await family.patch(`/profiles/${girl.id}/call`, answer).expect(200)).body.call;
  };
  const number = ({ id }: CallView) => family.post(`/calls/${id}/number`);
  const link = (more: object = {}) => girl.post('/biodata', { ...BIODATA, contact: 'family', ...more });
  const pageOf = async (path: string) =>
    (await family.get(`/public/biodata/${path.split('/').pop()}`).expect(200)).text;

  it('is offered nowhere before that person has agreed', async () => {
    expect((await girl.get('/calls').expect(200)).body.numbers).toEqual([]);
    expect((await girl.get('/biodata').expect(200)).body.familyNumber).toBe(false);
    expectFailure(await propose(mother.acting, mother.seatId), 'invalid-form', { numberOf: CALL_MESSAGES.numberOf });
    expectFailure(await link(), 'invalid-form', { contact: BIODATA_MESSAGES.familyNumber });
    const { id, version } = (await link({ contact: 'none' }).expect(201)).body.share;
    const change = { version, contact: 'family' };
    expectFailure(await girl.patch(`/biodata/${id}`, change), 'invalid-form', {
      contact: BIODATA_MESSAGES.familyNumber,
    });
  });

  it('is given by that person alone, not by the candidate', async () => {
    expectFailure(await girl.put('/desk/number', { given: true }), 'forbidden');
    expect((await give(true).expect(200)).body.member).toMatchObject({ id: mother.seatId, numberGiven: true });
    const [seat] = (await girl.get('/desk').expect(200)).body.members;
    expect(seat).toMatchObject({ id: mother.seatId, numberGiven: true });
  });

  it('is rung in place of the candidate’s, under its own name', async () => {
    await give(true).expect(200);
    const { numbers } = (await girl.get('/calls').expect(200)).body;
    expect(numbers).toEqual([{ id: mother.seatId, relation: 'mother', name: 'Sarojini Reddy' }]);
    const call = await agreed(mother.seatId);
    expect(call).toMatchObject({ iCall: true, numberOpen: true, numberOf: 'mother' });
    const { body } = await number(call).expect(200);
    expect(body).toEqual({ success: true, phone: mother.phone, numberOf: 'mother' });
  });

  it('is no seat of another family', async () => {
    const stranger = await hand(test, await test.make.signedIn({ gender: 'female' }));
    await stranger.acting.put('/desk/number', { given: true }).expect(200);
    expectFailure(await propose(girl, stranger.seatId), 'invalid-form', { numberOf: CALL_MESSAGES.numberOf });
  });

  it.each([
    ['the yes is taken back', () => give(false).expect(200)],
    ['the seat has ended', () => girl.delete(`/desk/members/${mother.seatId}`).expect(200)],
    [
      'the number is no longer proved',
      () => test.database.query('UPDATE users SET phone_verified_at = NULL WHERE id = ?', [mother.userId]),
    ],
    ['the account is gone', () => test.database.query('DELETE FROM users WHERE id = ?', [mother.userId])],
  ])('closes where %s, and no other takes its place', async (_, end) => {
    await give(true).expect(200);
    const call = await agreed(mother.seatId);
    const { path } = (await link().expect(201)).body.share;
    await end();
    expectFailure(await number(call), 'call-number-closed');
    const [seen] = (await family.get(`/calls?memberId=${girl.id}`).expect(200)).body.calls;
    expect(seen).toMatchObject({ state: 'agreed', numberOpen: false, numberOf: null });
    const page = await pageOf(path);
    for (const phone of [girl.phone, mother.phone]) expect(page.replaceAll(/\D/g, '')).not.toContain(phone);
  });

  it('is not the candidate’s under a name that an earlier release let them write', async () => {
    const call = await agreed();
    await test.database.query("UPDATE calls SET number_label = 'Mother' WHERE public_id = ?", [call.id]);
    expectFailure(await number(call), 'call-number-closed');
    const [seen] = (await family.get(`/calls?memberId=${girl.id}`).expect(200)).body.calls;
    expect(seen).toMatchObject({ state: 'agreed', numberOpen: false });
  });

  it('is on the page of a link, and the candidate’s own is not', async () => {
    await give(true).expect(200);
    const { share } = (await link().expect(201)).body;
    const digits = (await pageOf(share.path)).replaceAll(/[^\d<>]/g, '');
    expect(digits).toContain(mother.phone);
    expect(digits).not.toContain(girl.phone);
  });
});
