/** R21: listed are people of lawful marriage age who were active within offlineThreshold months. */
import { bornBy } from '@kalyanam/shared/india-time';
import { LIMITS } from '@kalyanam/shared/limits';
import type { Gender } from '@kalyanam/shared/vocabulary/people';

/** The latest date of birth (YYYY-MM-DD) of a listed person. */
export const marriageableBornBy = (gender: Gender, now: Date): string => bornBy(LIMITS.marriageAge[gender], now);

/** Who was last active before this moment is not listed. */
export function activeSince(now: Date): Date {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - LIMITS.offlineThreshold);
  const overflowed = moment.getUTCDate() !== now.getUTCDate();
  if (overflowed) moment.setUTCDate(0);
  return moment;
}
