const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 1970-01-01 was a Thursday; weeks begin on Monday. */
const MONDAY_MS = 3 * DAY_MS;

/** How old what is kept may be at most, and which of it is one of the same period. */
const UNITS: Readonly<Record<string, { length: number; period: (at: number) => number | string }>> = {
  h: { length: HOUR_MS, period: (at) => Math.floor(at / HOUR_MS) },
  d: { length: DAY_MS, period: (at) => Math.floor(at / DAY_MS) },
  w: { length: 7 * DAY_MS, period: (at) => Math.floor((at + MONDAY_MS) / (7 * DAY_MS)) },
  m: { length: 31 * DAY_MS, period: (at) => new Date(at).toISOString().slice(0, 7) },
};

export interface Kept {
  readonly name: string;
  readonly takenAt: Date;
  /** No file was missing from it, or the operator said that those are lost for good. */
  readonly isGood: boolean;
}

/** `7d,4w,12m`: the newest of each of the last 7 days, 4 weeks and 12 months. */
export type Retention = readonly { readonly count: number; readonly unit: string }[];

/** @throws for anything else */
export function parseRetention(text: string): Retention {
  return text.split(',').map((part) => {
    const [, count, unit] = /^([1-9]\d{0,3})([hdwm])$/.exec(part.trim()) ?? [];
    if (count === undefined || unit === undefined)
      throw new Error('--keep must read like 7d,4w,12m: numbers of hours (h), days (d), weeks (w) or months (m).');
    return { count: Number(count), unit };
  });
}

/**
 * The backups to remove; never the newest good one. One that lacks files counts for no period, and goes
 * as soon as there is a later good one. Periods are those of UTC.
 */
export function outlived<B extends Kept>(backups: readonly B[], retention: Retention, now: Date): B[] {
  const newestFirst = backups.toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  const good = newestFirst.filter(({ isGood }) => isGood);
  const newestGood = good[0];
  const kept = new Set(newestGood ? newestFirst.slice(0, newestFirst.indexOf(newestGood) + 1) : newestFirst);
  for (const { count, unit } of retention) {
    const { length, period } = UNITS[unit] as (typeof UNITS)[string];
    const seen = new Set<number | string>();
    for (const backup of good) {
      const at = backup.takenAt.getTime();
      if (now.getTime() - at > count * length || seen.has(period(at))) continue;
      seen.add(period(at));
      kept.add(backup);
    }
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}
