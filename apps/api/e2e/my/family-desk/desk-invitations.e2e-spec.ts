import { User } from '../../../src/people/accounts/user.entity.js';
import { Consent } from '../../../src/people/consents/consent.entity.js';
import { DeskMember } from '../../../src/people/seats/desk-member.entity.js';
import { DeskInvitations } from '../../../src/joining/family-invitations/desk-invitations.service.js';
import { OutboxWorker } from '../../../src/people/outbox/outbox.worker.js';
import { calls } from '../../support/requests/requests.js';
import { family, hand } from '../../support/make/desk.js';
import { inbox } from '../../support/make/inbox.js';
import { PASSWORD } from '../../support/make/example.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const CODE = '482913';
const DAY = 86_400;
let number = 9_400_000_000;
const nextPhone = () => String((number += 1));

describe('an invitation to a family desk', () => {
  let test: TestApp;
  let girl: SignedIn;
  beforeAll(async () => {
    test = await startTestApp({ FIXED_CODE: CODE });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    girl = await test.make.signedIn({ gender: 'female', name: 'Lakshmi Reddy' });
  });

  const invite = (form: object, by = girl) =>
    by.post('/desk/invitations', { role: 'manager', relation: 'mother', phone: nextPhone(), consent: true, ...form });
  const open = (method: 'get' | 'post', path: string, body?: object) =>
    method === 'get' ? calls(test).get(path) : calls(test).post(path, body);

  /** The token of the newest link that went to an address. */
  async function tokenAt(destination: string): Promise<string> {
    await test.app.get(OutboxWorker, { strict: false }).idle();
    const { body } = await open('get', `/dev/outbox?to=${encodeURIComponent(destination)}`).expect(200);
    const found = [...JSON.stringify(body).matchAll(/\/family\/([\w-]{32})/g)];
    return found[0]?.[1] ?? '';
  }

  const account = (email: string) => ({ name: 'Sarojini Reddy', email, password: PASSWORD });

  it('comes by mail, is accepted by the phone it is for, and makes a family account', async () => {
    const phone = nextPhone();
    const email = `mother${phone}@example.org`;
    const { body } = await invite({ phone, email, allow: ['answer'] }).expect(200);
    expect(body.member).toMatchObject({ state: 'invited', phoneEnds: phone.slice(-2), allow: ['answer'], name: null });
    expect(await test.rows(Consent).countBy({ userId: girl.userId, kind: 'desk' })).toBe(1);
    const token = await tokenAt(email);
    const path = `/desk/invitations/${token}`;
    const seen = await open('get', path).expect(200);
    expect(seen.body).toMatchObject({
      candidate: 'Lakshmi',
      role: 'manager',
      relation: 'mother',
      phoneEnds: phone.slice(-2),
    });
    expect(seen.text).not.toContain('Reddy');
    expect(seen.text).not.toContain(phone);

    const other = await open('post', `${path}/code`, { phone: nextPhone() }).expect(400);
    expect(other.body).toMatchObject({
      code: 'desk-other-phone',
      fields: { phone: `This invitation is for the number ending ${phone.slice(-2)}` },
    });
    await open('post', `${path}/code`, { phone }).expect(200);
    await open('post', `${path}/code`, { phone }).expect(429);
    await open('post', `${path}/accept`, { phone, code: '000000', ...account(email) }).expect(400);
    const missing = await open('post', `${path}/accept`, { phone, code: CODE }).expect(400);
    expect(Object.keys(missing.body.fields)).toEqual(['name', 'email', 'password']);
    const accepted = await open('post', `${path}/accept`, { phone, code: CODE, ...account(email) }).expect(200);
    expect(accepted.body).toMatchObject({ email, isNew: true });
    await open('get', path).expect(404);
    await open('post', `${path}/accept`, { phone, code: CODE, ...account(email) }).expect(404);

    const login = await open('post', '/auth/login', { email, password: PASSWORD }).expect(200);
    expect(login.body.user).toMatchObject({
      family: [{ profileId: girl.id }],
      name: 'Sarojini Reddy',
      phoneVerified: true,
      emailVerified: true,
    });
    const desk = await girl.get('/desk').expect(200);
    expect(desk.body.members).toMatchObject([{ name: 'Sarojini Reddy', state: 'here', phoneEnds: null }]);
    expect(await test.rows(DeskMember).findOneByOrFail({ profileUserId: girl.userId })).toMatchObject({
      phone: null,
      email: null,
      tokenHash: null,
    });
  });

  it('comes by SMS without a name, and seats an account that is there already', async () => {
    const mother = await family(test);
    await invite({ phone: mother.phone }).expect(200);
    const token = await tokenAt(mother.phone);
    const { body } = await open('get', `/dev/outbox?to=${mother.phone}`).expect(200);
    expect(JSON.stringify(body)).not.toContain('Lakshmi');
    await open('post', `/desk/invitations/${token}/code`, { phone: mother.phone }).expect(200);
    const form = { phone: mother.phone, code: CODE };
    const accepted = await open('post', `/desk/invitations/${token}/accept`, form).expect(200);
    expect(accepted.body).toMatchObject({ isNew: false, email: `f…@example.org` });
    expect((await mother.get('/desk').expect(200)).body.seats).toMatchObject([{ profileId: girl.id }]);
  });

  it('proves an email to which the link did not come before the seat is taken', async () => {
    const phone = nextPhone();
    const email = `typed${phone}@example.org`;
    await invite({ phone, email: `invited${phone}@example.org` }).expect(200);
    const path = `/desk/invitations/${await tokenAt(`invited${phone}@example.org`)}`;
    const accept = (changes: object = {}) =>
      open('post', `${path}/accept`, { phone, code: CODE, ...account(email), ...changes });
    await open('post', `${path}/code`, { phone }).expect(200);
    await accept({ code: '000000' }).expect(400);
    expect(await inbox(test, email)).toEqual([]);

    for (const emailCode of [undefined, '']) {
      const asked = await accept({ emailCode }).expect(400);
      expect(Object.keys(asked.body.fields)).toEqual(['emailCode']);
    }
    expect((await inbox(test, email)).map(({ text }) => text.includes(CODE))).toEqual([true]);
    expect((await accept({ emailCode: '000000' }).expect(400)).body).toMatchObject({
      code: 'invalid-otp',
      fields: { emailCode: expect.any(String) },
    });
    expect(await test.rows(User).countBy({ email })).toBe(0);
    await accept({ emailCode: CODE }).expect(200);
    const made = await test.rows(User).findOneByOrFail({ email });
    expect(made).toMatchObject({ emailVerifiedAt: expect.any(Date), phoneVerifiedAt: expect.any(Date) });
  });

  it('can be refused, also where the relation is wrong', async () => {
    const phone = nextPhone();
    await invite({ phone, relation: 'aunt' }).expect(200);
    const token = await tokenAt(phone);
    await open('post', `/desk/invitations/${token}/refuse`, { reason: 'never' }).expect(400);
    await open('post', `/desk/invitations/${token}/refuse`, { reason: 'wrong-relation' }).expect(200);
    await open('post', `/desk/invitations/${token}/refuse`, { reason: 'no' }).expect(404);
    expect((await girl.get('/desk').expect(200)).body.members).toEqual([]);
    expect((await girl.get('/notifications').expect(200)).text).toContain('desk-answered');
  });

  it('is over after seven days, and nothing about the invited person is kept', async () => {
    const phone = nextPhone();
    await invite({ phone }).expect(200);
    const token = await tokenAt(phone);
    await test.rows(DeskMember).update({ profileUserId: girl.userId }, { expiresAt: test.clock.inSeconds(-1) });
    await open('get', `/desk/invitations/${token}`).expect(404);
    await test.app.get(DeskInvitations, { strict: false }).lapse();
    expect(await test.rows(DeskMember).findOneByOrFail({ profileUserId: girl.userId })).toMatchObject({
      live: null,
      phone: null,
      endReason: 'lapsed',
    });
    await open('get', '/desk/invitations/never-was').expect(404);
  });

  it('needs the candidate’s consent once, and changes nothing when sent again', async () => {
    const phone = nextPhone();
    const without = await invite({ phone, consent: false }).expect(400);
    expect(Object.keys(without.body.fields)).toEqual(['consent']);
    const first = await invite({ phone }).expect(200);
    const again = await invite({ phone, consent: undefined }).expect(200);
    expect(again.body.member.id).toBe(first.body.member.id);
    expect((await invite({ phone, relation: 'aunt' }).expect(400)).body.fields).toHaveProperty('phone');
  });

  it('refuses oneself, the candidate’s number by a manager, and a sixth member', async () => {
    expect((await invite({ phone: girl.phone }).expect(400)).body.fields).toHaveProperty('phone');
    expect((await invite({ email: girl.email }).expect(400)).body.fields).toHaveProperty('email');
    expect((await invite({ role: 'helper', allow: ['edit'] }).expect(400)).body.fields).toHaveProperty('allow');
    const mother = await hand(test, girl);
    await invite({}).expect(200);
    const byMother = (form: object) =>
      invite({ role: 'helper', relation: 'aunt', ...form }, { ...mother, post: mother.acting.post });
    expect((await byMother({ phone: girl.phone }).expect(400)).body.fields).toHaveProperty('phone');
    expect((await byMother({ phone: mother.phone }).expect(400)).body.fields).toHaveProperty('phone');
    expect((await byMother({ role: 'reader' }).expect(400)).body.fields).toHaveProperty('role');
  });

  it('has no place for a sixth', async () => {
    for (let seats = 0; seats < 5; seats += 1) await invite({}).expect(200);
    expect((await invite({}).expect(409)).body.code).toBe('desk-full');
  });

  it('tells who has proved the number that it is a member’s own, or closed', async () => {
    const neighbour = await test.make.member();
    const closed = await family(test);
    await test.database.query(`UPDATE users SET account_status = 'suspended' WHERE id = ?`, [closed.userId]);
    for (const [phone, status] of [
      [neighbour.phone, 400],
      [closed.phone, 403],
    ] as const) {
      await invite({ phone, relation: 'friend' }).expect(200);
      const token = await tokenAt(phone);
      await open('post', `/desk/invitations/${token}/code`, { phone }).expect(200);
      const form = { phone, code: CODE, ...account(`new${phone}@example.org`) };
      await open('post', `/desk/invitations/${token}/accept`, form).expect(status);
    }
  });

  it('goes out at most ten times a day', async () => {
    for (let sent = 0; sent < 10; sent += 1) await invite({ phone: girl.phone });
    await invite({}).expect(429);
    test.clock.advance(DAY);
  });
});
