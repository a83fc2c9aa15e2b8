import { claimOf } from './case-claim.policy.js';

const CLAIMED = new Date('2026-06-10T06:30:00Z');
const after = (seconds: number): Date => new Date(CLAIMED.getTime() + seconds * 1000);
const claimed = { claimedBy: 7, claimedAt: CLAIMED, decidedAt: null };

describe('a claim', () => {
  it('lasts two minutes from the last sign of life', () => {
    expect(claimOf(claimed, after(119))).toEqual({ adminId: 7, since: CLAIMED, until: after(120) });
    expect(claimOf(claimed, after(120))).toBeNull();
  });

  it('ends with the decision, and does not exist before anyone claims', () => {
    expect(claimOf({ ...claimed, decidedAt: after(1) }, after(2))).toBeNull();
    expect(claimOf({ claimedBy: null, claimedAt: null, decidedAt: null }, after(1))).toBeNull();
  });
});
