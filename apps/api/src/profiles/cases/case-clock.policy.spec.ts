import { resumedAt } from './case-clock.policy.js';

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
