import { couponState, isUsable, normalCode, type CouponFacts } from './coupon.policy.js';

const coupon: CouponFacts = { isActive: true, expiryDate: '2026-06-30', maxUses: 2, uses: 1 };
const NOON = new Date('2026-06-10T06:30:00Z');

describe('a coupon', () => {
  it('is valid while it is active, not expired and not used up', () => {
    expect(isUsable(coupon, NOON)).toBe(true);
    expect(isUsable({ ...coupon, expiryDate: null, maxUses: null, uses: 9 }, NOON)).toBe(true);
    expect(isUsable({ ...coupon, isActive: false }, NOON)).toBe(false);
    expect(isUsable({ ...coupon, uses: 2 }, NOON)).toBe(false);
  });

  it('expires at the end of its last day in India', () => {
    expect(isUsable(coupon, new Date('2026-06-30T18:29:59.999Z'))).toBe(true);
    expect(isUsable(coupon, new Date('2026-06-30T18:30:00.000Z'))).toBe(false);
  });

  it.each([
    ['on', {}],
    ['off', { isActive: false }],
    ['off', { isActive: false, expiryDate: '2020-01-31', uses: 2 }],
    ['expired', { expiryDate: '2020-01-31' }],
    ['expired', { expiryDate: '2020-01-31', uses: 2 }],
    ['used-up', { uses: 2 }],
  ])('is %s with %j', (state, more) => {
    expect(couponState({ ...coupon, ...more }, NOON)).toBe(state);
  });

  it('has a code in upper case', () => {
    expect(normalCode(' diwali-10 ')).toBe('DIWALI-10');
  });
});
