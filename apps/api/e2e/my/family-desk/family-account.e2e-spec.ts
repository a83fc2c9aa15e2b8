import { User } from '../../../src/people/accounts/user.entity.js';
import { DeskActRow } from '../../../src/people/seats/desk-act.entity.js';
import { UnverifiedAccounts } from '../../../src/my/profile/unverified-accounts.service.js';
import { DeskMember } from '../../../src/people/seats/desk-member.entity.js';
import { calls } from '../../support/requests/requests.js';
import { inbox } from '../../support/make/inbox.js';
import { hand, family, plantDesk } from '../../support/make/desk.js';
import { PASSWORD } from '../../support/make/example.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const YEAR = 365 * 86_400;

describe('a family account', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const resetToken = async (email: string) =>
    /\/reset-password\?token=([\w-]+)/.exec((await inbox(test, email))[0]?.text ?? '')?.[1];

  it('downloads what is kept of it, and is deleted with its seats; what it did stays by the relation', async () => {
    const girl = await test.make.signedIn({ gender: 'female' });
    const boy = await test.make.member({ gender: 'male' });
    const mother = await hand(test, girl, { allow: ['answer'] });
    await mother.acting.post(`/profiles/${boy.id}/interest`, {}).expect(200);
    const { body } = await mother.post('/account/export', { password: PASSWORD }).expect(200);
    expect(JSON.stringify(body)).toContain('Sarojini Reddy');
    expect(JSON.stringify(body)).toContain('interest-sent');
    await mother.post('/profiles/me/deletion', { password: PASSWORD }).expect(200);
    expect(await test.rows(DeskMember).countBy({ profileUserId: girl.userId })).toBe(0);
    expect(await test.rows(DeskActRow).findOneByOrFail({ profileUserId: girl.userId })).toMatchObject({
      byUserId: null,
      relation: 'mother',
    });
    const { body: own } = await girl.get('/desk').expect(200);
    expect(own.week).toMatchObject([{ by: { name: null, relation: 'mother' } }]);
  });

  it('goes from the desk when the candidate deletes everything', async () => {
    const girl = await test.make.signedIn({ gender: 'female' });
    const boy = await test.make.member({ gender: 'male' });
    await plantDesk(test, girl, boy);
    await girl.post('/profiles/me/deletion', { password: PASSWORD }).expect(200);
    expect(await test.rows(DeskMember).countBy({ profileUserId: girl.userId })).toBe(0);
  });

  it('has its own language and text size, and never changes those of the members it acts for', async () => {
    const girl = await test.make.signedIn({ gender: 'female' });
    const mother = await hand(test, girl);
    const large = { textSize: 'larger', readAloud: true, rate: 0.8, simple: true };
    for (const calls of [mother, mother.acting]) {
      await test.rows(User).update({ id: mother.userId }, { display: null, language: 'en' });
      const { body } = await calls.put('/account/display', large).expect(200);
      expect(body).toEqual({ success: true, account: null });
      await calls.put('/account/language', { language: 'te' }).expect(200);
      const { body: me } = await calls.get('/auth/me').expect(200);
      expect(me.user.display).toEqual(large);
      expect(await test.rows(User).findOneByOrFail({ id: mother.userId })).toMatchObject({ language: 'te' });
    }
    await mother.put('/account/display', { ...large, textSize: 'huge' }).expect(400);
    expect(await test.rows(User).findOneByOrFail({ id: girl.userId })).toMatchObject({ display: null, language: 'en' });
    // Settings of a profile are not its own to see or to change.
    for (const calls of [mother, mother.acting]) {
      await calls.get('/account').expect(403);
      await calls.put('/account/contact-visibility', { contactVisibility: 'verified' }).expect(403);
    }
  });

  it('goes with its seat when a reset shows that someone else reads its unproved email', async () => {
    const girl = await test.make.signedIn({ gender: 'female' });
    const mother = await hand(test, girl);
    await test.rows(User).update({ id: mother.userId }, { emailVerifiedAt: null });
    await mother.acting.get('/auth/me').expect(200);
    await calls(test).post('/auth/forgot-password', { email: mother.email }).expect(200);
    const token = await resetToken(mother.email);
    const { body } = await calls(test).post('/auth/reset-password', { token, password: 'Another8@garden' }).expect(200);
    expect(body).toMatchObject({ beginAnew: true, email: mother.email });
    expect(await test.rows(User).countBy({ id: mother.userId })).toBe(0);
    expect(await test.rows(DeskMember).countBy({ profileUserId: girl.userId })).toBe(0);
    await mother.acting.get('/auth/me').expect(401);
    const login = { email: mother.email, password: 'Another8@garden' };
    await calls(test).post('/auth/login', login).expect(401);
  });

  it('keeps its seat after a reset by its proved email', async () => {
    const girl = await test.make.signedIn({ gender: 'female' });
    const mother = await hand(test, girl);
    await calls(test).post('/auth/forgot-password', { email: mother.email }).expect(200);
    const token = await resetToken(mother.email);
    await calls(test).post('/auth/reset-password', { token, password: 'Another8@garden' }).expect(200);
    expect(await test.rows(DeskMember).countBy({ profileUserId: girl.userId, live: 1 })).toBe(1);
  });

  it('is on no list of the team, in no figure and in no search, and no cleaner takes it', async () => {
    const boss = await test.make.admin('owner');
    const before = await boss.get('/admin/users').expect(200);
    const mother = await family(test, 'Unlisted Reddy');
    await test
      .rows(User)
      .update({ id: mother.userId }, { registeredAt: new Date('2020-01-01'), emailVerifiedAt: null });
    const after = await boss.get('/admin/users').expect(200);
    expect(after.body.total).toBe(before.body.total);
    expect((await boss.get(`/admin/search?q=${mother.phone}`).expect(200)).text).not.toContain(mother.id);
    test.clock.advance(YEAR);
    await test.app.get(UnverifiedAccounts, { strict: false }).process();
    expect(await test.rows(User).countBy({ id: mother.userId })).toBe(1);
  });
});
