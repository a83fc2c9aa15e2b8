import type { CaseHours } from '@kalyanam/shared/team/queue';
import { dayStartInIndia } from '@kalyanam/shared/base/india-time';
import { CLAIM_SECONDS } from '../../../profiles/cases/case.policy.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** By when a case was entered, or claimed, for what the queue says of it now. */
export interface QueueMoments {
  /** At this moment or before: late. */
  readonly late: Date;
  /** The same of those that are due. */
  readonly due: Date;
  /** Before: due by the end of today in India. */
  readonly today: Date;
  /** After: a claim still holds. */
  readonly claimed: Date;
}

export function queueMoments(now: Date, { dueHours, lateHours }: CaseHours): QueueMoments {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  return {
    late: before(lateHours * HOUR_MS),
    due: before(dueHours * HOUR_MS),
    today: new Date(dayStartInIndia(now).getTime() + DAY_MS - dueHours * HOUR_MS),
    claimed: before(CLAIM_SECONDS * 1000),
  };
}
