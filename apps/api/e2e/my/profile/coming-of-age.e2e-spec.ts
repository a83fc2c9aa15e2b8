import { bornBy } from '@kalyanam/shared/base/india-time';
import { ComingOfAge } from '../../../src/my/profile/coming-of-age.service.js';
import { inbox } from '../../support/make/inbox.js';
import type { MemberWish } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;

/** R21, R102: women are listed from 18, men from 21. */
describe('a man who is not 21 yet', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const bornAgo = (years: number, daysLater = 0): string =>
    bornBy(years, new Date(test.clock.now().getTime() + daysLater * DAY * 1000));
  const make = (wish: MemberWish) => test.make.signedIn({ gender: 'male', registeredAgo: 100 * DAY, ...wish });
  const tell = () => test.app.get(ComingOfAge, { strict: false }).process();
  const kindsOf = async (userId: number): Promise<string[]> => {
    const rows = await test.database.query<{ kind: string }[]>('SELECT kind FROM notifications WHERE user_id = ?', [
      userId,
    ]);
    return rows.map(({ kind }) => kind);
  };

  it('learns with the session from when he is listed; no one else does', async () => {
    const young = await make({ dob: bornAgo(21, 1) });
    const old = await make({ dob: bornAgo(21) });
    const woman = await make({ gender: 'female', dob: bornAgo(18) });
    const tomorrow = bornAgo(0, 1);
    expect((await young.get('/auth/me').expect(200)).body).toMatchObject({ user: { listedFrom: tomorrow } });
    for (const grown of [old, woman])
      expect(((await grown.get('/auth/me').expect(200)).body as { user: object }).user).not.toHaveProperty(
        'listedFrom',
      );
  });

  it('hears of it once, on his birthday, and is news to searches from then on', async () => {
    const [today, lately, tomorrow, longAgo] = [
      await make({ dob: bornAgo(21) }),
      await make({ dob: bornAgo(21, -20) }),
      await make({ dob: bornAgo(21, 1) }),
      await make({ dob: bornAgo(21, -40) }),
    ];
    const grownBefore = await make({ dob: bornAgo(21, -20), registeredAgo: 2 * DAY });
    const hidden = await make({ dob: bornAgo(21), isActive: false });
    await test.database.query('UPDATE browse_entries SET news_at = registered_at, verified_news_at = registered_at');
    await Promise.all([tell(), tell()]);
    for (const { userId, email } of [today, lately]) {
      expect(await kindsOf(userId)).toEqual(['of-age']);
      const mails = await inbox(test, email);
      expect(mails.filter(({ subject }) => subject === 'Others can find your Kalyanam profile now')).toHaveLength(1);
      const [{ fresh }] = await test.database.query<[{ fresh: number }]>(
        'SELECT news_at > registered_at AS fresh FROM browse_entries WHERE user_id = ?',
        [userId],
      );
      expect(Number(fresh)).toBe(1);
    }
    for (const { userId } of [tomorrow, longAgo, grownBefore, hidden]) expect(await kindsOf(userId)).toEqual([]);
    test.clock.advance(DAY);
    await tell();
    expect(await kindsOf(tomorrow.userId)).toEqual(['of-age']);
    expect(await kindsOf(today.userId)).toEqual(['of-age']);
  });
});
