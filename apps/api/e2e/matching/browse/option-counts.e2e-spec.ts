import type { OptionCounts } from '@kalyanam/shared/contracts/why';
import { FILTER, FILTERS, inOrder, type FilterName, type BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { memberLevels, type MemberPrincipal } from '../../../src/people/accounts/member-principal.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { BrowseQuestions } from '../../../src/matching/browse/browse-questions.service.js';
import { ListingIndex } from '../../../src/matching/browse/index/listing-index.service.js';
import { OptionCountsService } from '../../../src/matching/browse/option-counts.service.js';
import { SqlListing } from '../../../src/matching/browse/sql-listing.js';
import { Lineages } from '../../../src/profiles/gothras/lineages.service.js';
import { manyOf } from '../../support/servers/deep.js';
import { Dice } from '../../support/make/dice.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { MemberWish, SignedIn } from '../../support/make/make.js';
import { randomListing, randomQuery } from '../../support/make/random-listing.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const QUERIES = manyOf(150, 10);
const OPTIONS_EACH = 15;
const TIERS = ['verified', 'semi-verified'] as const;
/** Not counted: a city has no list to choose from, and the gender looked for is no narrowing. */
const UNCOUNTED = FILTERS.filter(({ part, kind }) => part === 'city' || kind === 'looking-for').map(({ name }) => name);

/** The query of a member who chooses this option: a state takes its city along. */
const choosing = (query: BrowseQuery, filter: FilterName, value: string): BrowseQuery => {
  const others = Object.entries(query).filter(([name]) => FILTER[name as FilterName]?.ofState !== filter);
  return { ...Object.fromEntries(others), [filter]: value };
};

describe('how many each option of a filter would give', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ BROWSE_INDEX_MB: '64' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.rows(User).deleteAll();
    // Members that `randomListing` adds have no account.
    for (const table of ['browse_entries', 'browse_musts', 'browse_avoids'])
      await test.database.query(`DELETE FROM ${table}`);
  });

  const rebuilt = () => test.app.get(ListingIndex).rebuild();
  const principal = async ({ id }: SignedIn): Promise<MemberPrincipal> => {
    const user = await test.rows(User).findOneByOrFail({ publicId: id });
    const { verificationStatus, publicId } = user;
    const levels = memberLevels(verificationStatus);
    return { userId: user.id, publicId, sessionId: null, verificationStatus, kind: user.kind, levels };
  };
  const countsFor = async (caller: MemberPrincipal, query: BrowseQuery): Promise<OptionCounts> => {
    const { counts } = await test.app.get(OptionCountsService).counts(caller, query);
    if (!counts) throw new Error('There are no counts');
    return counts;
  };

  it.each(TIERS)('is what the list then has: %s', async (verificationStatus) => {
    const viewer = await test.make.signedIn({ gender: 'male', gothra: 'Kasyapa', verificationStatus });
    await test.make.wishes(viewer, { diet: { weight: 'must', value: ['vegetarian', 'eggetarian'] } }, true);
    const caller = await principal(viewer);
    const { own, surname } = await test.app.get(Lineages).tokensOf(caller.userId);
    const dice = new Dice(14);
    await randomListing(test.database, dice, 1200, { now: test.clock.now(), tokens: [own || 91, surname || 92, 93] });
    await rebuilt();
    const verified = verificationStatus === 'verified';
    const questions = test.app.get(BrowseQuestions);
    let some = 0;
    for (let number = 0; number < QUERIES; number += 1) {
      const { page, ...asked } = randomQuery(dice, verified);
      // As the address has it.
      const query = inOrder(asked);
      const counts = await countsFor(caller, { ...query, ...(page && { page }) });
      const options = Object.entries(counts).flatMap(([filter, values]) =>
        Object.entries(values).map(([value, count]) => ({ filter: filter as FilterName, value, count })),
      );
      for (const { filter, value, count } of Array.from({ length: OPTIONS_EACH }, () => dice.pick(options))) {
        const chosen = choosing(query, filter, value);
        const { total } = await test.app.get(SqlListing).totals(await questions.ask(caller, chosen));
        expect({ query, filter, value, count }).toEqual({ query, filter, value, count: total });
        some += count;
      }
    }
    expect(some).toBeGreaterThan(QUERIES * OPTIONS_EACH);
  });

  it.each(TIERS)(
    'is answered for the filters that the viewer may use, and for no others: %s',
    async (verificationStatus) => {
      const viewer = await test.make.signedIn({ gender: 'male', verificationStatus });
      await rebuilt();
      const told = Object.entries((await viewer.get('/profiles/counts').expect(200)).body.counts as OptionCounts);
      for (const { name } of FILTERS.filter(({ name }) => !UNCOUNTED.includes(name))) {
        const values = Object.keys(told.find(([filter]) => filter === name)?.[1] ?? {});
        const { status } = await viewer.get(`/profiles?${name}=${values[0] ?? (name === 'photo' ? 'yes' : 'citizen')}`);
        expect({ name, isTold: values.length > 0 }).toEqual({ name, isTold: status === 200 });
      }
      expect(told.map(([name]) => name).filter((name) => UNCOUNTED.includes(name as FilterName))).toEqual([]);
      const locked = await viewer.get('/profiles/counts?visa=citizen');
      if (verificationStatus === 'verified') expect(locked.status).toBe(200);
      else expectFailure(locked, 'invalid-form', { visa: expect.any(String) as string });
    },
  );

  it.each(['not-verified', 'rejected'] as const)('is refused to a %s member', async (verificationStatus) => {
    const viewer = await test.make.signedIn({ gender: 'male', verificationStatus });
    expectFailure(await viewer.get('/profiles/counts'), 'verification-needed');
  });

  /** Two worlds that differ only in what the viewer may not read. */
  const WORLDS: Readonly<Record<string, readonly [viewer: MemberWish, one: MemberWish, other: MemberWish]>> = {
    'a semi-verified viewer what only verified members read': [
      { verificationStatus: 'semi-verified', gothra: 'Kasyapa' },
      { details: { visaStatus: 'citizen', smoking: 'no', settleWish: 'open', children: 0 }, gothra: 'Atreya' },
      {
        details: { visaStatus: 'work-visa', smoking: 'yes', settleWish: 'stay-abroad', children: 2 },
        gothra: 'Kasyapa',
      },
    ],
    'a verified viewer what a profile that is not verified says to verified members only': [
      {},
      { verificationStatus: 'semi-verified', details: { visaStatus: 'citizen', smoking: 'no' } },
      { verificationStatus: 'semi-verified', details: { visaStatus: 'work-visa', smoking: 'yes' } },
    ],
    'anyone names, contact and addresses': [
      {},
      { name: 'Sita Reddy', contactVisibility: 'verified' },
      { name: 'Latha Reddy', contactVisibility: 'accepted' },
    ],
  };
  it.each(Object.entries(WORLDS))('does not tell %s', async (_what, [viewing, ...worlds]) => {
    const seen: unknown[] = [];
    for (const world of worlds) {
      await test.rows(User).deleteAll();
      const viewer = await test.make.signedIn({ gender: 'male', ...viewing });
      const abroad = { type: 'nri', country: 'usa', city: 'Dallas' } as const;
      for (let number = 0; number < 3; number += 1)
        await test.make.member({ maritalStatus: 'widowed', workLocation: abroad, ...world });
      await test.make.wishes(viewer, { visa: { weight: 'must', value: ['citizen'] } }, true);
      await rebuilt();
      for (const query of ['', '?fits=mine', '?maritalStatus=widowed', '?workCountry=usa'])
        seen.push((await viewer.get(`/profiles/counts${query}`).expect(200)).body);
    }
    const half = seen.length / 2;
    expect(seen.slice(half)).toEqual(seen.slice(0, half));
    expect(seen[0]).toMatchObject({ counts: { maritalStatus: { widowed: 3 } } });
  });

  it('does not count who blocked the viewer, is blocked, set aside, or hidden by musts of their own', async () => {
    const viewer = await test.make.signedIn({ gender: 'male', height: '5.4' });
    const women = await Promise.all(Array.from({ length: 5 }, () => test.make.signedIn({ diet: 'vegetarian' })));
    const [blocker, blocked, dismissed, hiding] = women as [SignedIn, SignedIn, SignedIn, SignedIn];
    await test.make.block(blocker, viewer);
    await test.make.block(viewer, blocked);
    await test.make.dismissal(viewer, dismissed);
    await test.make.wishes(hiding, { height: { weight: 'must', value: { from: 70, to: 75 } } }, true);
    await rebuilt();
    const { counts } = (await viewer.get('/profiles/counts').expect(200)).body as { counts: OptionCounts };
    expect(counts.diet?.['vegetarian']).toBe(1);
  });
});
