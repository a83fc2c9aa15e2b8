import { claimOf, resumedAt } from './case.policy.js';

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

describe('the clock of a case that waited for its member, or was paused', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

  it('goes on from where it stopped', () => {
    const resumed = resumedAt(at(0), at(5), at(20));
    expect(at(20).getTime() - resumed.getTime()).toBe(at(5).getTime() - at(0).getTime());
  });

  it('never goes ahead of where it stopped, whatever the machines think the time is', () => {
    expect(resumedAt(at(0), at(5), at(4))).toEqual(at(0));
  });
});
