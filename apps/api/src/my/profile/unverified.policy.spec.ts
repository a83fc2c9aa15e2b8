import { dueOf, erasedOn, type Unverified } from './unverified.policy.js';

const NOW = new Date('2026-11-22T06:00:00Z');
const ago = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const due = (days: number, more: Partial<Unverified> = {}) =>
  dueOf(
    {
      emailVerifiedAt: null,
      phoneVerifiedAt: null,
      verificationStatus: 'not-verified',
      accountStatus: 'active',
      registeredAt: ago(days),
      erasureToldAt: null,
      ...more,
    },
    NOW,
  );

describe('an account that has not verified both addresses', () => {
  it('is erased after 7 days with nothing verified, after 30 with the phone', () => {
    expect([due(6.9), due(7)]).toEqual([null, 'erase']);
    const phone = { phoneVerifiedAt: ago(5) };
    expect([due(29.9, phone), due(30, phone)]).toEqual([null, 'erase']);
  });

  it('with the email gets a notice 3 days before, once, and erased after 30 days', () => {
    const email = { emailVerifiedAt: ago(5) };
    expect([due(26.9, email), due(27, email)]).toEqual([null, 'tell']);
    const told = { ...email, erasureToldAt: ago(3) };
    expect([due(29.9, told), due(30, told)]).toEqual([null, 'erase']);
  });

  it('is not erased within 3 days of the notice, however old it is', () => {
    const email = { emailVerifiedAt: ago(5) };
    expect(due(400, email)).toBe('tell');
    expect(due(400, { ...email, erasureToldAt: ago(2.9) })).toBeNull();
    expect(due(400, { ...email, erasureToldAt: ago(3) })).toBe('erase');
  });

  it('is left alone with both verified, and where the team has acted', () => {
    expect(due(400, { emailVerifiedAt: ago(5), phoneVerifiedAt: ago(5), erasureToldAt: ago(9) })).toBeNull();
    expect(due(400, { verificationStatus: 'rejected' })).toBeNull();
    expect(due(400, { accountStatus: 'suspended' })).toBeNull();
  });

  it('reads the day on which it is erased', () => {
    expect(erasedOn({ registeredAt: ago(27) }, NOW)).toEqual(ago(-3));
    expect(erasedOn({ registeredAt: ago(26) }, NOW)).toEqual(ago(-4));
    expect(erasedOn({ registeredAt: ago(400) }, NOW)).toEqual(ago(-3));
  });
});
