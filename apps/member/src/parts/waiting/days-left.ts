import { isSoon } from '../../ui/soon';

const DAY_MS = 86_400_000;

interface DaysLeft {
  /** The one that has begun included; 0 once it is over. */
  readonly days: number;
  readonly isSoon: boolean;
}

/** How long something can still be done; null where there is no end. */
export function daysLeft(until: string | null, now: Date): DaysLeft | null {
  if (until === null) return null;
  const days = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / DAY_MS));
  return { days, isSoon: isSoon(days) };
}
