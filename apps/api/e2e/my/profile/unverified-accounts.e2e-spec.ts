import { In } from 'typeorm';
import { AccountsService } from '../../../src/people/accounts/accounts.service.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { UnverifiedAccounts } from '../../../src/my/profile/unverified-accounts.service.js';
import { Tombstone } from '../../../src/joining/erasure/tombstone.entity.js';
import { newRegistration } from '../../support/make/example.js';
import { calls } from '../../support/requests/requests.js';
import { inbox } from '../../support/make/inbox.js';
import type { Member } from '../../support/make/make.js';
import { inDeep } from '../../support/servers/deep.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;

/** R59, R76: an account that verified nothing is erased after a while. */
describe('an account that verified neither address', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const remove = () => test.app.get(UnverifiedAccounts, { strict: false }).process();
  const exists = ({ userId }: { userId: number }) => test.rows(User).existsBy({ id: userId });
  const unverified = { verificationStatus: 'not-verified' } as const;

  it('is erased after seven days, once, and frees its email', async () => {
    const fresh = await test.make.member({ ...unverified, registeredAgo: 6 * DAY });
    const old = await test.make.member({ ...unverified, registeredAgo: 8 * DAY });
    await Promise.all([remove(), remove()]);
    expect([await exists(fresh), await exists(old)]).toEqual([true, false]);
    expect(await test.rows(Tombstone).countBy({ userId: old.userId })).toBe(1);
    await calls(test)
      .post('/auth/register', newRegistration({ email: old.email }))
      .expect(201);
  });

  it('but its phone is erased after thirty days', async () => {
    const [early, late] = [
      await test.make.member({ ...unverified, registeredAgo: 29 * DAY }),
      await test.make.member({ ...unverified, registeredAgo: 31 * DAY }),
    ];
    for (const { userId } of [early, late])
      await test.rows(User).update({ id: userId }, { phoneVerifiedAt: test.clock.now() });
    await remove();
    expect([await exists(early), await exists(late)]).toEqual([true, false]);
  });

  it('is spared where the team has acted, where anything is verified, and in the demonstration', async () => {
    const old = { registeredAgo: 400 * DAY };
    const kept = [
      await test.make.member({ ...unverified, ...old, accountStatus: 'suspended' }),
      await test.make.member({ ...unverified, ...old, email: 'demo-member@example.com' }),
      await test.make.member({ ...old, verificationStatus: 'semi-verified' }),
      await test.make.member({ ...old, verificationStatus: 'rejected' }),
    ];
    await remove();
    for (const member of kept) expect(await exists(member)).toBe(true);
  });

  inDeep('is erased although as many before it as a batch has cannot be', async () => {
    const old = { ...unverified, registeredAgo: 8 * DAY };
    const accounts = test.app.get(AccountsService, { strict: false });
    const failing = new Set<number>();
    for (let count = 0; count < 200; count += 1) failing.add((await test.make.member(old)).userId);
    const last = await test.make.member(old);
    const erase = accounts.erase.bind(accounts);
    const failed = jest.spyOn(accounts, 'erase').mockImplementation(async (manager, id) => {
      if (failing.has(id)) throw new Error('held up');
      await erase(manager, id);
    });
    await remove();
    expect(await exists(last)).toBe(false);
    expect(await test.rows(User).countBy({ id: In([...failing]) })).toBe(200);
    failed.mockRestore();
    await remove();
    expect(await test.rows(User).countBy({ id: In([...failing]) })).toBe(0);
  });
});

/** R59: the owner of a verified mailbox gets a notice first. */
describe('an account that verified only its email', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const work = () => test.app.get(UnverifiedAccounts, { strict: false }).process();
  const exists = ({ userId }: Member) => test.rows(User).existsBy({ id: userId });
  const told = async ({ email }: Member): Promise<string[]> =>
    (await inbox(test, email)).map(({ subject = '' }) => subject).filter((subject) => subject.includes('deleted on'));
  const toldAt = async ({ userId }: Member) => (await test.rows(User).findOneByOrFail({ id: userId })).erasureToldAt;
  const member = async (days: number): Promise<Member> => {
    const made = await test.make.member({ verificationStatus: 'not-verified', registeredAgo: days * DAY });
    await test.rows(User).update({ id: made.userId }, { emailVerifiedAt: test.clock.now() });
    return made;
  };

  it('gets one notice, three days before it is erased', async () => {
    const [early, due] = [await member(26), await member(27)];
    await Promise.all([work(), work()]);
    expect(await told(early)).toEqual([]);
    expect(await told(due)).toEqual([expect.stringMatching(/^Your Kalyanam registration will be deleted on \d/)]);
    test.clock.advance(3 * DAY - 60);
    await work();
    expect([await told(due), await exists(due)]).toEqual([[expect.any(String)], true]);
    test.clock.advance(60);
    await Promise.all([work(), work()]);
    expect([await exists(due), await exists(early)]).toEqual([false, true]);
    expect(await test.rows(Tombstone).countBy({ userId: due.userId })).toBe(1);
  });

  it('has three days from the mail on, however old it is', async () => {
    const old = await member(400);
    await work();
    await work();
    expect([await told(old), await exists(old)]).toEqual([[expect.any(String)], true]);
    test.clock.advance(3 * DAY);
    await work();
    expect(await exists(old)).toBe(false);
  });

  it('stays, and gets no more notices, once the phone is verified', async () => {
    const saved = await member(28);
    await work();
    expect(await toldAt(saved)).not.toBeNull();
    await test.make.verifyContacts(saved);
    expect(await toldAt(saved)).toBeNull();
    test.clock.advance(5 * DAY);
    await work();
    expect(await exists(saved)).toBe(true);
  });

  it('gets another notice at a new email, which has three days as well', async () => {
    const moved = await member(28);
    await work();
    const email = `new.${moved.email}`;
    const accounts = test.app.get(AccountsService, { strict: false });
    await accounts.transaction((manager) => accounts.setAddress(manager, moved.userId, { email }));
    test.clock.advance(4 * DAY);
    await work();
    expect([await told({ ...moved, email }), await exists(moved)]).toEqual([[expect.any(String)], true]);
  });
});
