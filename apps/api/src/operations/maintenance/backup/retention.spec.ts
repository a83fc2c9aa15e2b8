import { outlived, parseRetention } from './retention.js';

const NOW = new Date('2026-11-26T12:00:00Z');
const DAY = 86_400_000;
const at = (daysAgo: number, isGood = true) => {
  const takenAt = new Date(NOW.getTime() - daysAgo * DAY);
  return { name: takenAt.toISOString().slice(0, 16), takenAt, isGood };
};
const keptOf = (backups: ReturnType<typeof at>[], keep: string): string[] => {
  const gone = new Set(outlived(backups, parseRetention(keep), NOW));
  return backups.filter((backup) => !gone.has(backup)).map(({ name }) => name);
};

describe('retention', () => {
  it('keeps the newest of each of the last days, and nothing older', () => {
    const backups = [at(0), at(0.25), at(1), at(1.25), at(2), at(3), at(9)];
    expect(keptOf(backups, '3d')).toEqual([
      '2026-11-26T12:00',
      '2026-11-25T12:00',
      '2026-11-24T12:00',
      '2026-11-23T12:00',
    ]);
  });

  it('keeps one a week and one a month beside them', () => {
    const daily = Array.from({ length: 120 }, (_, day) => at(day));
    expect(keptOf(daily, '2d,3w,3m')).toEqual([
      '2026-11-26T12:00',
      '2026-11-25T12:00',
      '2026-11-24T12:00',
      // The newest of each week before, which ends on Sunday, then of each month.
      '2026-11-22T12:00',
      '2026-11-15T12:00',
      '2026-11-08T12:00',
      '2026-10-31T12:00',
      '2026-09-30T12:00',
      '2026-08-31T12:00',
    ]);
  });

  it('never removes the newest good one, however old it is, nor what came after it', () => {
    expect(keptOf([at(40), at(50)], '7d')).toEqual([at(40).name]);
    expect(keptOf([at(1, false), at(40), at(50)], '7d')).toEqual([at(1).name, at(40).name]);
    expect(keptOf([at(1, false), at(2, false)], '1h')).toHaveLength(2);
  });

  it('does not count a backup that lacks files for its day', () => {
    expect(keptOf([at(0), at(1, false), at(1.25)], '7d')).toEqual([at(0).name, at(1.25).name]);
  });

  it.each(['', '7', 'd', '7y', '0d', '7d;4w', '-1d', '7d,,'])('does not read %j', (text) => {
    expect(() => parseRetention(text)).toThrow('--keep must read like');
  });
});
