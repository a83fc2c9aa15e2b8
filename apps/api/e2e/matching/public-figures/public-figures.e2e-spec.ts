import { LIMITS } from '@kalyanam/shared/base/limits';
import { DataSource } from 'typeorm';
import { PublicFiguresRepository } from '../../../src/matching/public-figures/public-figures.repository.js';
import { KEPT_SECONDS } from '../../../src/matching/public-figures/public-figures.service.js';
import { visit } from '../../support/requests/requests.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;

describe('public numbers', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp();
  });
  afterEach(() => test.close());

  const listed = async (): Promise<unknown> => (await visit(test, 'get', '/numbers').expect(200)).body.listed;
  const later = () => test.clock.advance(KEPT_SECONDS + 1);

  it('say nothing of a small community, and no single registration of a large one', async () => {
    const count = jest.spyOn(PublicFiguresRepository.prototype, 'count');
    const counted = {
      ...{ decisions: 0, marriages: 0, stories: 0, takenOver: 0, thisMonth: 0, median: null, cities: 0, countries: 0 },
      interests: { answered: 0, lapsed: 0 },
    };
    const { from, step } = LIMITS.publicFigure;
    for (const [members, shown] of [
      [from - 1, null],
      [from, from],
      [from + step - 1, from],
      [from + step, from + step],
    ] as const) {
      count.mockResolvedValueOnce({ ...counted, listed: members });
      expect(await listed()).toBe(shown);
      later();
    }
    count.mockRestore();
  });

  it('count the members browse shows, and no one else', async () => {
    await test.make.member();
    await test.make.member({ gender: 'male', dob: '1994-01-02', verificationStatus: 'semi-verified' });
    for (const wish of [
      { verificationStatus: 'not-verified' },
      { verificationStatus: 'rejected' },
      { accountStatus: 'on-hold' },
      { isActive: false },
      { married: true },
      { activeAgo: 100 * DAY },
      { gender: 'male', dob: `${test.clock.now().getUTCFullYear() - 20}-01-01` },
    ] as const)
      await test.make.member(wish);
    const counted = await test.app.get(PublicFiguresRepository, { strict: false }).count(test.clock.now());
    expect([counted.listed, counted.decisions]).toEqual([2, 1]);
  });

  it('(6) of freshness equal what a query of the tables says', async () => {
    for (const days of [0, 2, 10, 29, 31, 80, 100]) await test.make.member({ confirmedAgo: days * DAY });
    await test.make.member({ verificationStatus: 'semi-verified', confirmedAgo: 5 * DAY });
    const counted = await test.app.get(PublicFiguresRepository, { strict: false }).count(test.clock.now());
    const [row] = await test.database.query<Record<'listed' | 'decisions' | 'thisMonth', string>[]>(
      `SELECT COUNT(*) AS listed, COUNT(c.id) AS decisions,
         SUM(p.looking_confirmed_at >= ? - INTERVAL 30 DAY) AS thisMonth
       FROM profiles p JOIN users u ON u.id = p.user_id
         LEFT JOIN verification_cases c ON c.user_id = u.id AND c.decision IN ('approve', 'pre-approved')
       WHERE p.is_active AND u.verification_status IN ('semi-verified', 'verified')
         AND p.looking_confirmed_at >= ? - INTERVAL 3 MONTH`,
      [test.clock.now(), test.clock.now()],
    );
    expect([counted.listed, counted.decisions, counted.thisMonth]).toEqual([7, 6, 5]);
    expect([row?.listed, row?.decisions, row?.thisMonth].map(Number)).toEqual([7, 6, 5]);
    const days = (test.clock.now().getTime() - (counted.median?.getTime() ?? 0)) / 1000 / DAY;
    expect(Math.round(days)).toBe(10);
  });

  it('of places count towns with three members, and every country; of interests, how they ended', async () => {
    const inTown = (city: string) => ({ workLocation: { type: 'india', state: 'telangana', city } }) as const;
    for (const city of ['Warangal', 'Warangal', 'Warangal', 'Karimnagar']) await test.make.member(inTown(city));
    await test.make.member({ workLocation: { type: 'nri', country: 'usa', city: 'Dallas' } });
    await test.database.query(
      `INSERT INTO interests (public_id, low_user_id, high_user_id, sender_id, receiver_id, state, sent_at, delivered_at, answered_at, expires_at)
       SELECT CONCAT('i', LPAD(b.id, 19, '0')), a.id, b.id, a.id, b.id,
         ELT(1 + b.id % 2, 'accepted', 'expired'), ?, ?, IF(b.id % 2, NULL, ?), ? FROM users a JOIN users b ON b.id > a.id
       WHERE a.id = (SELECT MIN(id) FROM users)`,
      Array<Date>(4).fill(test.clock.now()),
    );
    const counted = await test.app.get(PublicFiguresRepository, { strict: false }).count(test.clock.now());
    expect(counted).toMatchObject({ cities: 1, countries: 2, interests: { answered: 2, lapsed: 2 } });
    const later = await test.app.get(PublicFiguresRepository, { strict: false }).count(test.clock.inSeconds(91 * DAY));
    expect(later.interests).toEqual({ answered: 0, lapsed: 0 });
  });

  it('are open to anyone, kept for a quarter of an hour, and counted once for all who ask', async () => {
    const asked = jest.spyOn(test.app.get(DataSource), 'query');
    const answers = await Promise.all([1, 2, 3].map(() => visit(test, 'get', '/numbers').expect(200)));
    for (const { body, headers } of answers) {
      expect(body).toEqual({
        ...{
          success: true,
          listed: null,
          decisions: null,
          promised: false,
          confirmedThisMonth: null,
          medianDays: null,
          cities: null,
          countries: null,
          answered: null,
          marriages: 0,
          stories: 0,
        },
      });
      expect(headers['cache-control']).toBe(`public, max-age=${KEPT_SECONDS}`);
    }
    expect(asked.mock.calls.filter(([sql]) => sql.includes('browse_entries'))).toHaveLength(3);
    later();
    await listed();
    expect(asked.mock.calls.filter(([sql]) => sql.includes('browse_entries'))).toHaveLength(6);
  });

  it('that could not be counted are not kept', async () => {
    await test.database.query('RENAME TABLE browse_entries TO browse_entries_away');
    const failed = await visit(test, 'get', '/numbers');
    expectFailure(failed, 'unexpected');
    expect(failed.headers['cache-control']).toBe('no-store');
    await test.database.query('RENAME TABLE browse_entries_away TO browse_entries');
    expect(await listed()).toBeNull();
  });
});
