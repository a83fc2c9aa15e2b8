/** R21: listed are people of lawful marriage age who were active within offlineThreshold months. */
import { bornBy } from '@kalyanam/shared/india-time';
import { LIMITS } from '@kalyanam/shared/limits';
import type { Gender } from '@kalyanam/shared/vocabulary/people';

/** The latest date of birth (YYYY-MM-DD) of a listed person. */
export const marriageableBornBy = (gender: Gender, now: Date): string => bornBy(LIMITS.marriageAge[gender], now);

/** Who was last active before this moment is not listed. */
export const activeSince = (now: Date): Date => inMonths(now, -LIMITS.offlineThreshold);

/** When somebody who was last active then, and not again, is not listed any more. */
export const listedUntil = (lastActiveAt: Date): Date => inMonths(lastActiveAt, LIMITS.offlineThreshold);

/** The same day of another month, or the last one of a shorter month. */
function inMonths(from: Date, months: number): Date {
  const moment = new Date(from);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  const overflowed = moment.getUTCDate() !== from.getUTCDate();
  if (overflowed) moment.setUTCDate(0);
  return moment;
}
