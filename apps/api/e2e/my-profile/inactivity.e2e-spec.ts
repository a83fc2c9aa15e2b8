import { InactivityService } from '../../src/my-profile/inactivity.service.js';
import { Outbox } from '../../src/messages/outbox.service.js';
import { User } from '../../src/accounts/user.entity.js';
import { Profile } from '../../src/profiles/profile.entity.js';
import { inbox } from '../support/inbox.js';
import type { Member, MemberWish } from '../support/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const DAY = 86_400;

describe('a long absence (R23)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  /** As two processes would, at the same moment. */
  const processTwice = async (): Promise<void> => {
    const inactivity = test.app.get(InactivityService, { strict: false });
    await Promise.all([inactivity.process(), inactivity.process()]);
  };
  const absent = (days: number, wish: MemberWish = {}): Promise<Member> =>
    test.make.member({ activeAgo: days * DAY, ...wish });
  const subjects = async ({ email }: Member): Promise<string[]> =>
    (await inbox(test, email)).map(({ subject }) => (subject ?? '').replace(/ on .*/, ' on'));
  const isActive = async ({ userId }: Member): Promise<boolean> => {
    const { isActive } = await test.rows(Profile).findOneByOrFail({ userId });
    return isActive;
  };
  const SOON = 'Your Kalyanam profile goes offline on';
  const NOW = 'Your Kalyanam profile is offline';

  it('is announced twice, then the profile goes offline automatically, and one tap brings it back', async () => {
    const member = await absent(70);
    await processTwice();
    expect(await subjects(member)).toEqual([]);
    test.clock.advance(10 * DAY);
    await processTwice();
    await processTwice();
    expect(await subjects(member)).toEqual([SOON]);
    test.clock.advance(10 * DAY);
    await processTwice();
    expect(await subjects(member)).toEqual([SOON, SOON]);
    expect(await isActive(member)).toBe(true);
    test.clock.advance(4 * DAY);
    await processTwice();
    await processTwice();
    expect(await subjects(member)).toEqual([NOW, SOON, SOON]);
    expect(await isActive(member)).toBe(false);
    const back = await test.make.login(member);
    const viewer = await test.make.signedIn({ gender: 'male' });
    await back.put('/profiles/me/status', { status: 'online' }).expect(200);
    await viewer.get(`/profiles/${member.id}`).expect(200);
    const { body } = await viewer.get('/profiles').expect(200);
    expect((body as { profiles: { id: string }[] }).profiles.map(({ id }) => id)).toContain(member.id);
    await processTwice();
    expect(await isActive(member)).toBe(true);
  });

  it('is announced with the day on which it reaches three months', async () => {
    const member = await absent(0);
    await test.rows(User).update({ id: member.userId }, { lastActiveAt: '2031-01-10 12:00:00' });
    test.clock.advance((Date.parse('2031-04-01T12:00:00Z') - test.clock.now().getTime()) / 1000);
    await processTwice();
    const [mail] = await inbox(test, member.email);
    expect(mail?.subject).toBe(`${SOON} 10 Apr 2031`);
  });

  it('writes the day in the language of the mail', async () => {
    const member = await absent(80);
    await test.rows(User).update({ id: member.userId }, { language: 'te' });
    await processTwice();
    const [mail] = await inbox(test, member.email);
    expect(mail?.subject).not.toMatch(/[A-Za-z]/);
  });

  it('is announced to one member even if the mail to another fails', async () => {
    const [failing, member] = [await absent(81), await absent(80)];
    const outbox = test.app.get(Outbox, { strict: false });
    const add = outbox.add.bind(outbox);
    const failed = jest.spyOn(outbox, 'add').mockImplementation(async (manager, message) => {
      if (message.userId === failing.userId) throw new Error('This one fails.');
      return add(manager, message);
    });
    await processTwice();
    failed.mockRestore();
    expect(await subjects(failing)).toEqual([]);
    expect(await subjects(member)).toEqual([SOON]);
    await processTwice();
    expect(await subjects(failing)).toEqual([SOON]);
  });

  it('starts over when the member returns in time', async () => {
    const member = await absent(80);
    await processTwice();
    await test.make.login(member);
    test.clock.advance(80 * DAY);
    await processTwice();
    expect(await subjects(member)).toEqual([SOON, SOON]);
  });

  it.each<MemberWish>([
    { verificationStatus: 'not-verified' },
    { accountStatus: 'on-hold' },
    { isActive: false },
    { married: true },
  ])('is ignored for a member who is not listed: %j', async (wish) => {
    const member = await absent(200, wish);
    await processTwice();
    expect(await subjects(member)).toEqual([]);
  });
});
