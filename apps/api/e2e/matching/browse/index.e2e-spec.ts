import { User } from '../../../src/people/accounts/user.entity.js';
import { memberLevels, type MemberPrincipal } from '../../../src/people/accounts/member-principal.js';
import { BrowseQuestions } from '../../../src/matching/browse/browse-questions.service.js';
import { ListingIndex } from '../../../src/matching/browse/index/listing-index.service.js';
import { SqlListing } from '../../../src/matching/browse/sql-listing.js';
import { Lineages } from '../../../src/profiles/gothras/lineages.service.js';
import { Dice } from '../../support/make/dice.js';
import type { SignedIn } from '../../support/make/make.js';
import { randomListing, randomQuery } from '../../support/make/random-listing.js';
import { manyOf } from '../../support/servers/deep.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const QUESTIONS = manyOf(1000, 300);

describe('the index of the listing', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ BROWSE_INDEX_MB: '64' });
  });
  afterAll(() => test.close());

  const principal = async ({ id }: { id: string }): Promise<MemberPrincipal> => {
    const user = await test.rows(User).findOneByOrFail({ publicId: id });
    const { verificationStatus } = user;
    return {
      userId: user.id,
      publicId: user.publicId,
      sessionId: null,
      verificationStatus,
      kind: user.kind,
      levels: memberLevels(verificationStatus),
    };
  };

  async function viewers(): Promise<MemberPrincipal[]> {
    const wishes = (member: SignedIn, hideFromMisfits: boolean, verified: boolean) =>
      member
        .put('/profiles/me/wishes', {
          items: [
            { wish: 'age', weight: 'must', value: { from: 22, to: 34 } },
            { wish: 'height', weight: 'must', value: { from: 56, to: 74 } },
            { wish: 'marital', weight: 'must', value: ['never-married', 'divorced'] },
            { wish: 'home', weight: 'must', value: ['andhra-pradesh', 'telangana'] },
            { wish: 'workPlace', weight: 'must', value: ['telangana', 'karnataka', 'abroad'] },
            ...(verified
              ? [
                  { wish: 'drinking', weight: 'must', value: 'no-or-occasionally' },
                  { wish: 'gothra', weight: 'must', value: 'different' },
                  { wish: 'settle', weight: 'must', value: 'stay-abroad' },
                ]
              : []),
          ],
          visible: 'counts',
          hideFromMisfits,
          version: 1,
        })
        .expect(200);
    const made = [
      await test.make.signedIn({ gender: 'male', gothra: 'Kasyapa', surname: 'Gade' }),
      await test.make.signedIn({
        gender: 'female',
        gothra: 'Atreya',
        surname: 'Mule',
        diet: null,
        maritalStatus: 'divorced',
      }),
      await test.make.signedIn({ gender: 'male', verificationStatus: 'semi-verified', gothra: 'Kasyapa' }),
      await test.make.signedIn({ gender: 'female', workLocation: { type: 'nri', country: 'usa' }, gothra: 'Kasyapa' }),
    ];
    await wishes(made[1]!, false, true);
    await wishes(made[2]!, false, false);
    await wishes(made[3]!, true, true);
    return Promise.all(made.map(principal));
  }

  it('finds the members the table finds, for each tier and every filter, in the same order', async () => {
    const callers = await viewers();
    const families = await Promise.all(callers.map(({ userId }) => test.app.get(Lineages).tokensOf(userId)));
    const tokens = [...new Set(families.flatMap(({ own, surname }) => [own, surname]).filter(Boolean)), 91, 92];
    const dice = new Dice(2026);
    await randomListing(test.database, dice, 1500, { now: test.clock.now(), tokens });
    const [index, table, questions] = [ListingIndex, SqlListing, BrowseQuestions].map((service) =>
      test.app.get<never>(service),
    ) as unknown as [ListingIndex, SqlListing, BrowseQuestions];
    await index.rebuild();
    let found = 0;
    for (let number = 0; number < QUESTIONS; number += 1) {
      const caller = dice.pick(callers);
      const query = randomQuery(dice, caller.verificationStatus === 'verified');
      const asked = dice.chance(0.1)
        ? await questions.askNews(caller, query, new Date(test.clock.now().getTime() - 864e6))
        : await questions.ask(caller, query);
      const [totals, ids] = [await table.totals(asked), await table.ids(asked)];
      expect({ query, totals: await index.totals(asked), ids: await index.ids(asked) }).toEqual({ query, totals, ids });
      const last = ids.at(-1);
      if (last !== undefined && number % 10 === 0)
        expect(await index.before(asked, last)).toBe(await table.before(asked, last));
      found += ids.length;
    }
    expect(found).toBeGreaterThan(QUESTIONS);
  });
});
