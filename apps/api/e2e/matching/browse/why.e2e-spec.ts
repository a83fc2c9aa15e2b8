import type { WhyAnswer } from '@kalyanam/shared/contracts/why';
import type { WishItem } from '@kalyanam/shared/contracts/wishes';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { User } from '../../../src/people/accounts/user.entity.js';
import { Block } from '../../../src/contact/blocks/block.entity.js';
import { BrowseEntries } from '../../../src/matching/listing/browse-entries.service.js';
import { Dismissal } from '../../../src/contact/shortlist/dismissal.entity.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { visit } from '../../support/requests/requests.js';
import { manyOf } from '../../support/servers/deep.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { Member, MemberWish, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DIET: WishItem = { wish: 'diet', weight: 'must', value: ['vegetarian'] };
const NONE: MemberWish = {};
const TALL: WishItem = { wish: 'height', weight: 'must', value: { from: 70, to: 75 } };

describe('why someone is not in a list (C3, R85)', () => {
  let test: TestApp;
  let viewer: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.rows(User).deleteAll();
    viewer = await test.make.signedIn({ gender: 'male', height: '5.6', gothra: 'Kasyapa' });
  });

  const woman = (wish: MemberWish = {}): Promise<Member> => test.make.member({ gothra: 'Atreya', ...wish });
  const codeOf = async ({ userId }: Member) => (await test.rows(User).findOneByOrFail({ id: userId })).memberCode;
  const ask = async (who: SignedIn, code: string, query = '') => who.get(`/profiles/why?code=${code}${query}`);
  const why = async (person: Member, query = '', who = viewer): Promise<WhyAnswer> => {
    await test.database.query(`DELETE FROM rate_limits`);
    const { body, status } = await ask(who, await codeOf(person), query);
    expect(status).toBe(200);
    return body;
  };
  const wish = async (member: SignedIn, items: WishItem[], hideFromMisfits = false) => {
    const { version } = (await member.get('/profiles/me/wishes').expect(200)).body.wishes;
    await member.put('/profiles/me/wishes', { items, visible: 'counts', hideFromMisfits, version }).expect(200);
  };
  const relist = (userId: number) =>
    test.database.transaction((manager) => test.app.get(BrowseEntries, { strict: false }).refresh(manager, userId));

  it('says the first reason that is true, in their order', async () => {
    const person = await test.make.session(await woman({ diet: 'non-vegetarian', gothra: 'Kasyapa' }));
    const query = '&diet=eggetarian&fits=mine&gothra=hide-same';
    await wish(viewer, [DIET]);
    await wish(person, [TALL], true);
    await test.make.dismissal(viewer, person);
    await test.rows(Profile).update({ userId: person.userId }, { isActive: false });
    await relist(person.userId);
    expect(await why(person, query)).toEqual({ success: true, reason: 'not-open' });
    await test.rows(Profile).update({ userId: person.userId }, { isActive: true });
    await relist(person.userId);
    expect(await why(person, query)).toEqual({ success: true, reason: 'filter', item: 'diet' });
    expect(await why(person, '&fits=mine&gothra=hide-same')).toEqual({ success: true, reason: 'must', item: 'diet' });
    await wish(viewer, []);
    expect(await why(person, '&fits=mine&gothra=hide-same')).toEqual({ success: true, reason: 'their-setting' });
    await wish(person, [TALL]);
    const both = { success: true, reason: 'filter', item: 'fits' };
    expect(await why(person, '&fits=both&gothra=hide-same')).toEqual(both);
    expect(await why(person, '&gothra=hide-same')).toEqual({ success: true, reason: 'gothra' });
    expect(await why(person)).toEqual({ success: true, reason: 'dismissed', date: expect.any(String) as string });
    await test.rows(Dismissal).deleteAll();
    expect(await why(person)).toEqual({ success: true, reason: 'listed', page: 1 });
  });

  it('names the gender looked for, oneself, and a slip of the tongue', async () => {
    const man = await test.make.member({ gender: 'male' });
    expect(await why(man)).toEqual({ success: true, reason: 'filter', item: 'lookingFor' });
    expect(await why(viewer)).toEqual({ success: true, reason: 'own' });
    expect((await ask(viewer, '4827193E')).body).toEqual({ success: true, reason: 'code-wrong' });
    expectFailure(await ask(viewer, 'x'.repeat(41)), 'invalid-form', { code: MESSAGES.memberCodeAgain });
    expectFailure(await ask(viewer, ''), 'invalid-form', { code: MESSAGES.required });
  });

  it('gives the same bytes for a block as for a deleted profile, and for all who are not open', async () => {
    const deleted = await woman();
    const code = await codeOf(deleted);
    await test.rows(User).delete({ id: deleted.userId });
    const [blocker, blocked] = [await woman(), await woman()];
    await test.make.block(blocker, viewer);
    await test.make.block(viewer, blocked);
    const hidden: MemberWish[] = [
      { accountStatus: 'on-hold' },
      { verificationStatus: 'not-verified' },
      { married: true },
      { isActive: false },
      { activeAgo: 400 * 86_400 },
    ];
    const codes = [await codeOf(blocker), await codeOf(blocked)];
    for (const one of hidden) codes.push(await codeOf(await woman(one)));
    const bytes = async (asked: string) => (await ask(viewer, asked, '&fits=both').then((answer) => answer)).text;
    const expected = await bytes(code);
    expect(JSON.parse(expected)).toEqual({ success: true, reason: 'not-open' });
    for (const one of codes) expect(await bytes(one)).toBe(expected);
  });

  it('finds the page in every order', async () => {
    const women: Member[] = [];
    for (let index = 0; index < 14; index++)
      women.push(await woman({ diet: index === 13 ? 'vegetarian' : null, activeAgo: index * 60 }));
    await wish(viewer, [DIET]);
    const [first, last] = [women[0]!, women[13]!];
    expect([await why(first), await why(last)]).toMatchObject([{ page: 1 }, { page: 2 }]);
    expect(await why(last, '&sort=wishes')).toMatchObject({ reason: 'listed', page: 1 });
    for (const query of ['', '&sort=newest', '&sort=wishes'])
      for (const person of women) {
        const { page } = await why(person, query);
        const { body } = await viewer.get(`/profiles?page=${page}${query}`).expect(200);
        expect(body.profiles.map(({ id }: { id: string }) => id)).toContain(person.id);
      }
  });

  it('lists what is not stated, whatever must it is', async () => {
    const person = await woman({ diet: null });
    await wish(viewer, [DIET]);
    expect(await why(person, '&fits=mine')).toEqual({ success: true, reason: 'listed', page: 1 });
    const { body } = await viewer.get('/profiles?fits=mine').expect(200);
    expect(body.profiles).toMatchObject([{ id: person.id, fit: { unknown: 1, misses: [] } }]);
  });

  it('refuses what this viewer may not ask, and too many questions', async () => {
    const code = await codeOf(await woman());
    expectFailure(await visit(test, 'get', `/profiles/why?code=${code}`), 'not-signed-in');
    const semi = await test.make.signedIn({ gender: 'male', verificationStatus: 'semi-verified' });
    expectFailure(await ask(semi, code, '&visa=citizen'), 'invalid-form');
    expectFailure(await ask(viewer, code, '&diet=stones'), 'invalid-form');
    for (let asked = 0; asked < 30; asked++) expect((await ask(viewer, code)).status).toBe(200);
    expectFailure(await ask(viewer, code), 'too-many-requests');
  });

  it('gives each of two hundred one reason, and another answer once its cause is gone', async () => {
    const query = { diet: 'vegetarian', birthYearFrom: '1990', fits: 'both', gothra: 'hide-same' };
    const text = (asked: object) => `&${new URLSearchParams({ ...asked }).toString()}`;
    const wishes: WishItem[] = [
      { wish: 'education', weight: 'must', value: 'masters' },
      { wish: 'marital', weight: 'must', value: ['never-married'] },
    ];
    await wish(viewer, wishes);
    const causes: readonly MemberWish[] = [
      { isActive: false },
      { diet: 'non-vegetarian' },
      { dob: '1988-01-01' },
      { education: 'bachelors' },
      { maritalStatus: 'divorced' },
      { gothra: 'Kasyapa' },
      NONE,
    ];
    const good: MemberWish = { diet: 'vegetarian', dob: '1996-01-01', education: 'masters' };
    const seen = new Set<string>();
    for (let index = 0; index < manyOf(200, 70); index++) {
      const one = causes[index % 7]!;
      const other = one === NONE ? NONE : causes[Math.floor(index / 7) % 7]!;
      const person = await woman({ ...good, ...one, ...other });
      const own = await test.make.session(person);
      if (one === NONE) {
        if (index % 3 === 0) await wish(own, [TALL], index % 2 === 0);
        else if (index % 3 === 1) await test.make.dismissal(viewer, person);
        else await test.make.block(person, viewer);
      }
      const before = await why(person, text(query));
      const { reason, item } = before;
      seen.add(item ? `${reason} ${item}` : reason);
      const rest: Record<string, string> = { ...query };
      if (reason === 'filter') delete rest[item!];
      if (reason === 'gothra') delete rest['gothra'];
      if (reason === 'must')
        await wish(
          viewer,
          wishes.filter((one) => one.wish !== item),
        );
      if (reason === 'their-setting') await wish(own, [TALL]);
      if (reason === 'dismissed') await test.rows(Dismissal).deleteAll();
      if (reason === 'not-open') {
        await test.rows(Block).deleteAll();
        await test.rows(Profile).update({ userId: person.userId }, { isActive: true });
        await relist(person.userId);
      }
      expect(reason).not.toBe('listed');
      expect([before, await why(person, text(rest))]).not.toEqual([before, before]);
      if (reason === 'must') await wish(viewer, wishes);
      await test.rows(User).delete({ id: person.userId });
    }
    expect([...seen].sort()).toEqual([
      'dismissed',
      'filter birthYearFrom',
      'filter diet',
      'filter fits',
      'gothra',
      'must education',
      'must marital',
      'not-open',
      'their-setting',
    ]);
  });

  describe('a list with fewer filters', () => {
    const loosen = async (query: string) =>
      (await viewer.get(`/profiles/loosen?${query}`).expect(200)).body.filters as { filter: string; more: number }[];

    it('says how many more there would be without each, but the gender looked for and musts of others', async () => {
      const tall = await test.make.session(
        await woman({ diet: 'vegetarian', workLocation: { type: 'india', state: 'telangana', city: 'Hyderabad' } }),
      );
      await wish(tall, [TALL]);
      await woman({ diet: null, workLocation: { type: 'india', state: 'kerala', city: 'Kochi' } });
      await woman({ diet: 'vegetarian', workLocation: { type: 'india', state: 'telangana', city: 'Warangal' } });
      await woman({ diet: 'vegetarian', gothra: 'Kasyapa' });
      expect(await loosen('')).toEqual([]);
      expect(await loosen('lookingFor=bride&diet=vegetarian&workState=telangana&workCity=Warangal')).toEqual([
        { filter: 'diet', more: 0 },
        { filter: 'workState', more: 2 },
        { filter: 'workCity', more: 2 },
      ]);
      expect(await loosen('gothra=hide-same')).toEqual([{ filter: 'gothra', more: 1 }]);
      await wish(viewer, [{ wish: 'workPlace', weight: 'must', value: ['kerala'] }]);
      expect(await loosen('fits=mine')).toEqual([{ filter: 'fits', more: 3 }]);
      expect(await loosen('fits=both&diet=vegetarian')).toEqual([{ filter: 'diet', more: 1 }]);
    });

    it('never has fewer without one end of a range, though its ends are swapped', async () => {
      await woman({ height: '5.2' });
      await woman({ height: '5.6' });
      expect(await loosen('heightFrom=5.4&heightTo=5.0')).toEqual([
        { filter: 'heightFrom', more: 0 },
        { filter: 'heightTo', more: 1 },
      ]);
    });

    it('refuses what this viewer may not ask', async () => {
      const semi = await test.make.signedIn({ gender: 'male', verificationStatus: 'semi-verified' });
      expectFailure(await semi.get('/profiles/loosen?gothra=hide-same'), 'invalid-form');
      expectFailure(await visit(test, 'get', '/profiles/loosen'), 'not-signed-in');
    });
  });
});
