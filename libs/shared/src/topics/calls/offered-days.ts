/** Which hours are proposed for a first call: by day in both places, before anyone has to think about time zones. */
import { CALL_LIMITS } from './calls.js';
import { wallTime } from './zoned-time.js';

const HALF_HOUR_MS = 1_800_000;
const HOUR_MS = 3_600_000;

export const OFFERED = { days: 4, slots: 6 } as const;

/** Hours of the day, the first and the last at which a call may begin. */
export interface Daytime {
  readonly from: number;
  readonly to: number;
}

/** Late enough for a house to be up, and early enough to talk for an hour before it goes to sleep. */
export const DAYTIME: Daytime = { from: 8, to: 21 };

export interface OfferedDay {
  /** YYYY-MM-DD by the clocks of the reader. */
  readonly date: string;
  readonly slots: readonly Date[];
  /** False where no hour of the day is daytime in both places: the slots are those nearest to it. */
  readonly daytime: boolean;
}

/** How many hours a beginning is from the daytime of a place; 0 within it. */
function hoursOff(moment: Date, zone: string, { from, to }: Daytime): number {
  const [hours = 0, minutes = 0] = wallTime(moment, zone).time.split(':').map(Number);
  const hour = hours + minutes / 60;
  // Before the morning is also after the evening before it: the nearer one counts.
  return hour >= from && hour <= to ? 0 : Math.min((from - hour + 24) % 24, (hour - to + 24) % 24);
}

/** At most six, spread over all of them. */
const spread = (moments: readonly Date[]): readonly Date[] =>
  moments.length <= OFFERED.slots
    ? moments
    : Array.from(
        { length: OFFERED.slots },
        (_, place) => moments[Math.round((place * (moments.length - 1)) / (OFFERED.slots - 1))]!,
      );

/**
 * The next days, by the clocks of the reader, each with up to six beginnings that are daytime for both, in their order.
 * Days without one are left out; where there is no such day at all, each has the beginnings that are least bad.
 */
export function offeredDays(
  now: Date,
  mine: string,
  theirs: string,
  daytime: Daytime = DAYTIME,
): readonly OfferedDay[] {
  const byDate = new Map<string, { moment: Date; off: number }[]>();
  const first = Math.ceil((now.getTime() + CALL_LIMITS.fromHours * HOUR_MS) / HALF_HOUR_MS) * HALF_HOUR_MS;
  // Today may have no hour left, so that one day more is looked at, and the last of them to its end.
  const last = first + (OFFERED.days + 2) * 24 * HOUR_MS;
  for (let time = first; time <= last; time += HALF_HOUR_MS) {
    const moment = new Date(time);
    const { date } = wallTime(moment, mine);
    const off = Math.max(hoursOff(moment, mine, daytime), hoursOff(moment, theirs, daytime));
    byDate.set(date, [...(byDate.get(date) ?? []), { moment, off }]);
  }
  const days = [...byDate].map(([date, halfHours]): OfferedDay => {
    const good = halfHours.filter(({ off }) => off === 0).map(({ moment }) => moment);
    if (good.length > 0) return { date, slots: spread(good), daytime: true };
    const least = halfHours.toSorted((one, other) => one.off - other.off).slice(0, OFFERED.slots);
    const inOrder = least.map(({ moment }) => moment).toSorted((one, other) => one.getTime() - other.getTime());
    return { date, slots: inOrder, daytime: false };
  });
  const good = days.filter((day) => day.daytime);
  return (good.length > 0 ? good : days).slice(0, OFFERED.days);
}
