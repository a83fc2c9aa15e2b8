import { MEMBER_CODE_NUMBERS, memberCodeOf, parseMemberCode } from '@kalyanam/shared/topics/account/member-code';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { IssuedCode, randomMemberCode } from '../../../src/people/accounts/member-codes.repository.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { NumberMembers1780000000072 } from '../../../src/platform/database/migrations/1780000000072-number-members.js';
import { visit } from '../../support/requests/requests.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import type { Member, MemberWish, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;

describe('the member code', () => {
  let test: TestApp;
  let viewer: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  beforeEach(async () => {
    viewer = await test.make.signedIn({ gender: 'male' });
  });
  afterAll(() => test.close());

  const codeOf = async ({ userId }: Member): Promise<string> =>
    (await test.rows(User).findOneByOrFail({ id: userId })).memberCode;
  const search = (who: SignedIn, typed: string) => who.get(`/profiles/by-code/${encodeURIComponent(typed)}`);
  /** Everything that the caller gets, but the number of the request. */
  const bytesOf = async (who: SignedIn, typed: string) => {
    const { status, text, headers } = await search(who, typed);
    const { 'x-request-id': id, date: _, 'content-length': length, etag: __, ...others } = headers;
    return { status, length, others, text: text.replaceAll(String(JSON.parse(text).requestId), ''), id: id?.length };
  };
  const unknown = async (): Promise<string> => {
    for (;;) {
      const code = randomMemberCode();
      if (!(await test.rows(IssuedCode).existsBy({ code }))) return code;
    }
  };

  it('leads a browsing member to the profile as this viewer may see it, however it is typed', async () => {
    const owner = await test.make.member({ name: 'Told Onphone' });
    const code = await codeOf(owner);
    const telugu = [...code.slice(0, 7)].map((digit) => '౦౧౨౩౪౫౬౭౮౯'[Number(digit)]).join('');
    const forms = [code, formatMemberCode(code), ` ${code.toLowerCase()}`, `${telugu} ${code.slice(7).toLowerCase()}`];
    const { body: direct } = await viewer.get(`/profiles/${owner.id}`).expect(200);
    for (const typed of forms) {
      const { body } = await search(viewer, typed).expect(200);
      expect(body.profile).toEqual(direct.profile);
    }
    expect(direct.profile).toMatchObject({ memberCode: code, phone: null, contactHidden: 'until-opened' });
    const semi = await test.make.signedIn({ gender: 'male', verificationStatus: 'semi-verified' });
    expect((await search(semi, code).expect(200)).body.profile).toMatchObject({ name: 'Told Onphone', gothra: null });
  });

  it('reads the code of the story in Telugu digits', async () => {
    const owner = await test.make.member();
    await test.rows(User).update({ id: owner.userId }, { memberCode: '4827193W' });
    const { body } = await search(viewer, '౪౮౨౭ ౧౯౩ w').expect(200);
    expect(body.profile.id).toBe(owner.id);
  });

  it('is shown to its owner, on cards and in settings', async () => {
    const owner = await test.make.signedIn();
    const code = await codeOf(owner);
    expect((await owner.get('/profiles/me').expect(200)).body.profile.memberCode).toBe(code);
    expect((await owner.get('/account').expect(200)).body.account).toMatchObject({
      memberCode: code,
      memberCodeFrom: null,
      codeWhenOffline: false,
    });
    await viewer.put(`/profiles/${owner.id}/shortlist`).expect(200);
    const { body } = await viewer.get('/shortlist').expect(200);
    expect(body.profiles[0].memberCode).toBe(code);
  });

  it('is in the mail about an interest', async () => {
    const owner = await test.make.member();
    await viewer.post(`/profiles/${owner.id}/interest`).expect(200);
    const [mail] = await inbox(test, owner.email);
    expect(mail?.text).toContain(`(${formatMemberCode(await codeOf(viewer))})`);
  });

  it('lets no visitor and no one who may not browse search', async () => {
    const code = await codeOf(await test.make.member());
    expectFailure(await visit(test, 'get', `/profiles/by-code/${code}`), 'not-signed-in');
    for (const verificationStatus of ['not-verified', 'rejected'] as const)
      expectFailure(await search(await test.make.signedIn({ verificationStatus }), code), 'verification-needed');
  });

  it('asks to read the number once more for a slip, without a look-up', async () => {
    for (const typed of ['4827193E', '482719W', '0827193W', 'x'.repeat(90), '%00', '4827193W4827193W'])
      expectFailure(await search(viewer, typed), 'invalid-form', { code: MESSAGES.memberCodeAgain });
    const rows = await test.database.query(`SELECT * FROM rate_limits WHERE \`key\` LIKE ?`, [
      `%code-search%${viewer.id}%`,
    ]);
    expect(rows).toEqual([]);
  });

  it('answers the same bytes for everyone who is not to be found', async () => {
    const wanted = await bytesOf(viewer, await unknown());
    expect(wanted.status).toBe(404);
    expect(JSON.parse(wanted.text)).toMatchObject({ code: 'code-not-found' });
    const hidden: MemberWish[] = [
      { accountStatus: 'on-hold' },
      { accountStatus: 'suspended' },
      { verificationStatus: 'not-verified' },
      { verificationStatus: 'rejected' },
      { married: true },
      { isActive: false },
      { activeAgo: 100 * DAY },
      {
        gender: 'male',
        dob: new Date(test.clock.now().getTime() - 19.5 * 365.25 * DAY * 1000).toISOString().slice(0, 10),
      },
    ];
    for (const wish of hidden)
      expect([wish, await bytesOf(viewer, await codeOf(await test.make.member(wish)))]).toEqual([wish, wanted]);
    const [blocker, blocked] = [await test.make.member(), await test.make.member()];
    await test.make.block(blocker, viewer);
    await test.make.block(viewer, blocked);
    for (const other of [blocker, blocked]) expect(await bytesOf(viewer, await codeOf(other))).toEqual(wanted);
  });

  it('finds an offline profile only where its owner wants that, and never one that others may not see', async () => {
    const owner = await test.make.signedIn({ isActive: false });
    const code = await codeOf(owner);
    await search(viewer, code).expect(404);
    await owner.put('/account/code-when-offline', { codeWhenOffline: true }).expect(200);
    expect((await search(viewer, code).expect(200)).body.profile).toMatchObject({ id: owner.id, isActive: false });
    await test.rows(User).update({ id: owner.userId }, { accountStatus: 'on-hold' });
    await search(viewer, code).expect(404);
    await test.rows(User).update({ id: owner.userId }, { accountStatus: 'active' });
    await owner.put('/account/code-when-offline', { codeWhenOffline: false }).expect(200);
    await search(viewer, code).expect(404);
    expectFailure(await owner.put('/account/code-when-offline', { codeWhenOffline: 'yes' }), 'invalid-form');
  });

  it(`can be changed by its owner once in ${LIMITS.memberCodeDays} days; the old one dies for ever`, async () => {
    const owner = await test.make.member();
    const before = await codeOf(owner);
    const change = async () => await (await test.make.session(owner)).post('/account/member-code');
    const { body } = await change();
    const after = body.account.memberCode;
    expect(parseMemberCode(after)).toBe(after);
    expect(after).not.toBe(before);
    expect(Date.parse(body.account.memberCodeFrom) - test.clock.now().getTime()).toBeGreaterThan(179 * DAY * 1000);
    expect(await bytesOf(viewer, before)).toEqual(await bytesOf(viewer, await unknown()));
    expect((await search(viewer, after).expect(200)).body.profile.id).toBe(owner.id);
    expectFailure(await change(), 'code-changed-lately');
    expect(await codeOf(owner)).toBe(after);
    await test
      .rows(User)
      .update({ id: owner.userId }, { memberCodeAt: test.clock.inSeconds(-LIMITS.memberCodeDays * DAY - 1) });
    expect((await change()).body.account.memberCode).not.toBe(after);
    // Kept without whose they were, so that no one else is ever given one of them.
    for (const code of [before, after]) expect(await test.rows(IssuedCode).existsBy({ code })).toBe(true);
  });

  it('changes once for two parallel presses', async () => {
    const owner = await test.make.signedIn();
    const answers = await Promise.all([1, 2].map(() => owner.post('/account/member-code')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not given to someone else when the account is deleted', async () => {
    const owner = await test.make.member();
    const code = await codeOf(owner);
    await test.database.query('DELETE FROM users WHERE id = ?', [owner.userId]);
    expect(await test.rows(IssuedCode).existsBy({ code })).toBe(true);
    expectFailure(await search(viewer, code), 'code-not-found');
  });

  it(`can be looked up ${LIMITS.memberCodeSearches} times an hour, found or not`, async () => {
    const code = await codeOf(await test.make.member());
    for (let time = 0; time < LIMITS.memberCodeSearches; time += 1)
      await search(viewer, time % 2 ? code : await unknown()).expect(time % 2 ? 200 : 404);
    expectFailure(await search(viewer, code), 'too-many-requests');
    expectFailure(await search(viewer, '4827193E'), 'invalid-form');
  });

  it('is given to every member who was there before codes were, each one of their own', async () => {
    const members = await Promise.all([1, 2, 3].map(() => test.make.member()));
    const runner = test.database.createQueryRunner();
    const migration = new NumberMembers1780000000072();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    const codes = await Promise.all(members.map(codeOf));
    expect(new Set(codes).size).toBe(3);
    for (const code of codes) {
      expect(parseMemberCode(code)).toBe(code);
      expect(await test.rows(IssuedCode).existsBy({ code })).toBe(true);
    }
  });

  it('is not in the order of registration', () => {
    const count = 40_000;
    const numbers = Array.from({ length: count }, () => Number(randomMemberCode().slice(0, 7)));
    expect(numbers.every((number) => number >= MEMBER_CODE_NUMBERS.from && number <= MEMBER_CODE_NUMBERS.to)).toBe(
      true,
    );
    expect(numbers.every((number) => memberCodeOf(String(number)).length === 8)).toBe(true);
    const ranks = new Map([...numbers].sort((a, b) => a - b).map((number, rank) => [number, rank]));
    const mean = (count - 1) / 2;
    const [together, alone] = numbers.reduce(
      ([sum, own], number, place) => [sum + (place - mean) * (ranks.get(number)! - mean), own + (place - mean) ** 2],
      [0, 0],
    );
    // In random order the correlation of this many strays by 0.005: the limit is ten times that.
    expect(Math.abs(together / alone)).toBeLessThan(0.05);
  });
});
