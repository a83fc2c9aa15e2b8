import { NO_TEAM } from '@kalyanam/shared/team/case-team';
import type { PendingAnswer, PendingVerification } from '@kalyanam/shared/team/contracts';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { DocumentsRepository } from '../../src/profiles/documents/documents.repository.js';
import { ProfilesRepository } from '../../src/profiles/profile/profiles.repository.js';
import { ProfileDetailsService } from '../../src/profiles/profile/profile-details.service.js';
import { User } from '../../src/people/accounts/user.entity.js';
import { CLAIM_SECONDS } from '../../src/profiles/cases/case.policy.js';
import { VerificationCase } from '../../src/profiles/cases/verification-case.entity.js';
import { AADHAAR, EXAMPLE, PAN } from '../support/make/example.js';
import { NO_DETAILS } from '../../src/profiles/profile/profile-details.view.js';
import { MEMBER_WITH_DETAILS } from '../support/make/detail-secrets.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('the queue of waiting members', () => {
  let test: TestApp;
  let support: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    support = await test.make.admin('support');
  });
  afterAll(() => test.close());

  const pending = async (admin = support): Promise<PendingVerification[]> =>
    (await admin.get(`${ADMIN_ROUTES.verifications}?pageSize=200`).expect(200)).body.users;
  const statusOf = async (member: SignedIn): Promise<string> => {
    const { verificationStatus } = await test.rows(User).findOneByOrFail({ id: member.userId });
    return verificationStatus;
  };

  it('includes a member once email and phone are verified', async () => {
    const member = await test.make.signedIn({ verificationStatus: 'not-verified' });
    expect((await pending()).some(({ userId }) => userId === member.id)).toBe(false);
    const other = await test.make.case();
    expect((await pending()).some(({ userId }) => userId === other.id)).toBe(true);
    expect(await statusOf(other)).toBe('semi-verified');
  });

  it('shows every specified field, with identity numbers masked', async () => {
    const member = await test.make.case();
    await test.make.document(member, 'aadhaar');
    await test.make.photo(member);
    const reviewer = await test.make.admin('reviewer');
    const found = (await pending(reviewer)).find(({ userId }) => userId === member.id);
    expect(found).toEqual({
      userId: member.id,
      memberCode: expect.stringMatching(/^\d{7}[A-Z]$/),
      caseId: expect.stringMatching(/^\w{20}$/),
      seen: expect.stringMatching(/^[\w-]{43}$/),
      ...EXAMPLE,
      email: member.email,
      phone: member.phone,
      age: expect.any(Number),
      workLocation: { ...EXAMPLE.workLocation, country: null, address: null },
      familyLocation: { ...EXAMPLE.familyLocation, address: null },
      identity: { kind: 'aadhaar', number: 'XXXX XXXX 2346', wellFormed: true, file: true },
      aadhaarNumber: 'XXXX XXXX 2346',
      aadhaarFile: true,
      panNumber: 'XXXXXX234L',
      panFile: false,
      emailVerified: true,
      phoneVerified: true,
      verificationStatus: 'semi-verified',
      verificationScore: 95,
      scoreParts: expect.arrayContaining([
        { label: 'phone', points: 20, reached: true },
        { label: 'PAN file', points: 5, reached: false },
      ]),
      photos: [expect.objectContaining({ thumb: expect.stringContaining('/photos/') })],
      registeredAt: expect.any(String),
      enteredAt: expect.any(String),
      resubmission: false,
      claimedBy: null,
      createdBy: null,
      family: { agreed: null, desk: [] },
      details: { ...NO_DETAILS, siblings: [], womensGothras: [] },
      unreadTexts: [],
      language: 'en',
      pendingDecision: null,
      duplicates: expect.any(Array),
      team: NO_TEAM,
    });
  });

  it('shows what the families told, of each case its own, and a change of it is a change of the case', async () => {
    const [told, other] = [await test.make.case(), await test.make.case()];
    const { details = {}, siblings = [] } = MEMBER_WITH_DETAILS;
    const rows = test.app.get(ProfileDetailsService, { strict: false });
    const caseOf = async ({ id }: SignedIn) => (await pending()).find(({ userId }) => userId === id);
    const before = await caseOf(told);
    await test.database.transaction(async (manager) => {
      await rows.change(manager, told.userId, details);
      await rows.setSiblings(manager, told.userId, siblings);
      await rows.change(manager, other.userId, { degree: 'mbbs', nativeVillage: 'Tenali' });
    });
    const after = await caseOf(told);
    // Kept, but no part of the profile: works in India, was never married.
    const hidden = { visaStatus: null, settleWish: null, children: null, childrenLiveWith: null };
    expect(after?.details).toEqual({ ...details, ...hidden, siblings, womensGothras: [] });
    expect((await caseOf(other))?.details).toMatchObject({ degree: 'mbbs', nativeVillage: 'Tenali', siblings: [] });
    expect(after?.seen).not.toBe(before?.seen);
    const reviewer = await test.make.admin('reviewer');
    const decision = { decision: 'approve', seen: before?.seen, caseId: before?.caseId };
    expectFailure(await reviewer.post(ADMIN_ROUTES.decision(told.id), decision), 'changed-meanwhile');
  });

  it('never sends an identity number, a password or an internal id', async () => {
    await test.make.case();
    const { text } = await support.get(ADMIN_ROUTES.verifications).expect(200);
    for (const secret of [AADHAAR, PAN, 'argon2', 'passwordHash', 'sealed']) expect(text).not.toContain(secret);
  });

  it('counts a failing Aadhaar checksum as lost score, not as a refusal', async () => {
    const member = await test.make.case({ aadhaarNumber: '234123412345', panNumber: null });
    const found = (await pending()).find(({ userId }) => userId === member.id);
    expect(found).toMatchObject({
      identity: { kind: 'aadhaar', wellFormed: false },
      panNumber: null,
      verificationScore: 40,
    });
  });

  it('lists the oldest case first, page by page, with the total', async () => {
    await test.make.case();
    await test.make.case();
    const all = await pending();
    const times = all.map(({ enteredAt }) => enteredAt);
    expect(times).toEqual([...times].sort());
    const { body } = await support.get(`${ADMIN_ROUTES.verifications}?page=2&pageSize=1`).expect(200);
    expect(body).toMatchObject({ success: true, total: all.length, users: [{ userId: all[1]?.userId }] });
    expectFailure(await support.get(`${ADMIN_ROUTES.verifications}?pageSize=1000`), 'invalid-form');
    expectFailure(await support.get(`${ADMIN_ROUTES.verifications}?page=1&page=2`), 'invalid-form');
  });

  it('lists what is asked for: mine, free, late, resubmitted, without a file, by name', async () => {
    const [reviewer, colleague] = [await test.make.admin('reviewer'), await test.make.admin('reviewer')];
    const wanted = async (query: Record<string, string>): Promise<string[]> => {
      const { body } = await reviewer
        .get(`${ADMIN_ROUTES.verifications}?${new URLSearchParams({ q: 'Chandrakala', ...query }).toString()}`)
        .expect(200);
      expect(body.total).toBe(body.users.length);
      return body.users.map(({ userId }: PendingVerification) => userId);
    };
    const members: SignedIn[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four'])
      members.push(await test.make.case({ name: `Chandrakala ${name}` }));
    const [late, theirs, mine, complete] = members.map(({ id }) => id);
    const cases = test.rows(VerificationCase);
    const of = (index: number) => ({ userId: members[index]?.userId });
    await cases.update(of(0), { enteredAt: test.clock.inSeconds(-48 * 3600 - 1), resubmission: true });
    // A few minutes away: the clock runs on while the test works.
    await cases.update(of(1), { enteredAt: test.clock.inSeconds(-48 * 3600 + 300) });
    await colleague.post(ADMIN_ROUTES.claim(theirs ?? '')).expect(200);
    await reviewer.post(ADMIN_ROUTES.claim(mine ?? '')).expect(200);
    for (const member of members.slice(3)) await test.make.document(member, 'aadhaar');

    expect(await wanted({})).toEqual([late, theirs, mine, complete]);
    expect(await wanted({ only: 'mine' })).toEqual([mine]);
    expect(await wanted({ only: 'free' })).toEqual([late, mine, complete]);
    expect(await wanted({ only: 'late' })).toEqual([late]);
    expect(await wanted({ only: 'resubmitted' })).toEqual([late]);
    expect(await wanted({ only: 'no-file' })).toEqual([late, theirs, mine]);
    expect(await wanted({ q: 'four chandra' })).toEqual([complete]);
    expect(await wanted({ q: 'Nobody' })).toEqual([]);
    test.clock.advance(CLAIM_SECONDS);
    expect(await wanted({ only: 'free' })).toEqual([late, theirs, mine, complete]);
    expect(await wanted({ only: 'mine' })).toEqual([]);
    expectFailure(await support.get(`${ADMIN_ROUTES.verifications}?only=yours`), 'invalid-form');
    expectFailure(await support.get(`${ADMIN_ROUTES.verifications}?q=${'x'.repeat(1000)}`), 'invalid-form');
  });

  it('follows each change of a document and of where a member works', async () => {
    const member = await test.make.case();
    const under = async (only: string): Promise<boolean> => {
      const { body } = await support.get(`${ADMIN_ROUTES.verifications}?only=${only}&pageSize=200`).expect(200);
      const { total, users, groups } = body as PendingAnswer;
      expect(total).toBe(users.length);
      expect(Object.values(groups).reduce((sum, each) => sum + each, 0)).toBe(total);
      return users.some(({ userId }) => userId === member.id);
    };
    expect([await under('no-file'), await under('abroad')]).toEqual([true, false]);
    await test.make.document(member, 'aadhaar');
    const profiles = test.app.get(ProfilesRepository, { strict: false });
    await profiles.update(test.database.manager, member.userId, { workType: 'nri', workCountry: 'usa' });
    expect([await under('no-file'), await under('abroad')]).toEqual([false, true]);
    await test.app.get(DocumentsRepository, { strict: false }).erase(test.database.manager, member.userId, new Date());
    await profiles.update(test.database.manager, member.userId, { workType: 'india', workCountry: null });
    expect([await under('no-file'), await under('abroad')]).toEqual([true, false]);
  });

  it('needs as many queries for many members as for one', async () => {
    const asked = async (path: string): Promise<number> => {
      const spy = jest.spyOn(test.database.logger, 'logQuery');
      await support.get(path).expect(200);
      const count = spy.mock.calls.length;
      spy.mockRestore();
      return count;
    };
    // Work of the background falls between, but hardly three times.
    const queries = async (path: string): Promise<number> =>
      Math.min(await asked(path), await asked(path), await asked(path));
    await test.make.case();
    await test.make.case();
    const one = await queries(`${ADMIN_ROUTES.verifications}?pageSize=1`);
    const many = await queries(`${ADMIN_ROUTES.verifications}?pageSize=200`);
    expect(one).toBeGreaterThan(5);
    expect(many).toBeLessThan(one + 5);
  });
});
