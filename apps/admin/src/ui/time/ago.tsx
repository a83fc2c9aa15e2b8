import { dayAndTime } from './india-date';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;
const UNITS = [
  { ms: 365 * 24 * 60 * MINUTE, one: 'year', many: 'years' },
  { ms: 30 * 24 * 60 * MINUTE, one: 'month', many: 'months' },
  { ms: 24 * 60 * MINUTE, one: 'day', many: 'days' },
  { ms: 60 * MINUTE, one: 'h', many: 'h' },
  { ms: MINUTE, one: 'min', many: 'min' },
] as const;

export function agoWords(at: string, now: Date): string {
  const passed = now.getTime() - Date.parse(at);
  const unit = UNITS.find(({ ms }) => passed >= ms);
  if (!unit) return 'just now';
  const count = Math.floor(passed / unit.ms);
  return `${count} ${count === 1 ? unit.one : unit.many} ago`;
}

/** How long ago; the exact time in India is in the title. */
export const Ago = ({ at }: { at: string }) => (
  <time dateTime={at} title={dayAndTime(at)}>
    {agoWords(at, useNow())}
  </time>
);

/** The present moment, renewed every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
