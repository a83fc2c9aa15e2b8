/** Moments as clocks on the wall show them, in any IANA time zone; by the tables of the runtime, changes of clocks included. */

export interface WallTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm, from 00:00. */
  readonly time: string;
}

const HALF_HOUR_MS = 1_800_000;
const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs far more than using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const kept = formats.get(zone);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  formats.set(zone, format);
  return format;
}

/** @throws RangeError for a zone that does not exist */
export function wallTime(moment: Date, zone: string): WallTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: string): string => parts[name] ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}

/**
 * The moment at which the clocks of a zone show this; null where they never do, in the hour that is skipped in spring.
 * Of an hour that comes twice in autumn it is the first.
 */
export function momentAt({ date, time }: WallTime, zone: string): Date | null {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // No zone is further than 14 hours ahead, or 12 behind; all of ours differ by whole half hours.
  for (let moment = asUtc - DAY_MS; moment <= asUtc + DAY_MS; moment += HALF_HOUR_MS) {
    const shown = wallTime(new Date(moment), zone);
    if (shown.date === date && shown.time === time) return new Date(moment);
  }
  return null;
}

const CLOCKS_COMPARED_DAYS = 14;

/**
 * The one of these zones by whose clocks another one goes: a phone names more zones than can be chosen, such as
 * America/Detroit or Asia/Calcutta. Null where none of them does all the year, or where the name is unknown.
 */
export function zoneLike<Zone extends string>(zones: readonly Zone[], other: string, now: Date): Zone | null {
  const exact = zones.find((zone) => zone === other);
  if (exact) return exact;
  const moments = Array.from(
    { length: Math.ceil(366 / CLOCKS_COMPARED_DAYS) },
    (_, turn) => new Date(now.getTime() + turn * CLOCKS_COMPARED_DAYS * DAY_MS),
  );
  const shownIn = (zone: string): string[] =>
    moments.map((moment) => Object.values(wallTime(moment, zone) satisfies WallTime).join(' '));
  try {
    const shown = shownIn(other).join();
    return zones.find((zone) => shownIn(zone).join() === shown) ?? null;
  } catch {
    return null;
  }
}

/** 22:00 to 07:00, when a call would wake a house. */
export function isNight(moment: Date, zone: string): boolean {
  const hour = Number(wallTime(moment, zone).time.slice(0, 2));
  return hour >= 22 || hour < 7;
}
