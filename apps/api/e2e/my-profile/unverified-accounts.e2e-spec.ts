import { User } from '../../src/accounts/user.entity.js';
import { UnverifiedAccounts } from '../../src/my-profile/unverified-accounts.service.js';
import { Tombstone } from '../../src/erasure/tombstone.entity.js';
import { newRegistration } from '../support/example.js';
import { calls } from '../support/calls.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const DAY = 86_400;

/** A8, R59, R76: an account that verified nothing does not stay for good. */
describe('an account that verified neither address', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const remove = () => test.app.get(UnverifiedAccounts, { strict: false }).remove();
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
    const half = await test.make.member({ ...unverified, ...old });
    await test.rows(User).update({ id: half.userId }, { emailVerifiedAt: test.clock.now() });
    await remove();
    for (const member of [...kept, half]) expect(await exists(member)).toBe(true);
  });
});
