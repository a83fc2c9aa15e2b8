/**
 * C11: the moment that the clocks of a place showed at a birth: none in the hour skipped in spring, two in that of
 * autumn.
 */
import { wallTime, type WallTime } from '../calls/zoned-time.js';
import { CALL_ZONES } from '../calls/zones.js';

const DAY_MS = 86_400_000;

/** Which of the two, for a time that came twice. */
export const WHICH_TIMES = ['first', 'second'] as const;
export type WhichTime = (typeof WHICH_TIMES)[number];

/** How much the clocks of a zone are ahead of UTC at a moment. */
function aheadAt(moment: number, zone: string): number {
  const { date, time } = wallTime(new Date(moment), zone);
  return Date.parse(`${date}T${time}:00Z`) - moment;
}

/** Every moment at which the clocks of a zone showed this, in order. */
export function birthMoments({ date, time }: WallTime, zone: string): Date[] {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const offsets = new Set([-DAY_MS, 0, DAY_MS].map((away) => aheadAt(asUtc + away, zone)));
  return [...offsets]
    .map((ahead) => new Date(asUtc - ahead))
    .filter((moment) => {
      const shown = wallTime(moment, zone);
      return shown.date === date && shown.time === time;
    })
    .sort((one, other) => one.getTime() - other.getTime());
}

let known: ReadonlySet<string> | null = null;

/** Accepts the one spelling that the product uses: the runtime takes many others. */
export function isZone(zone: string): boolean {
  known ??= new Set([...Intl.supportedValuesOf('timeZone'), ...CALL_ZONES]);
  return known.has(zone);
}
