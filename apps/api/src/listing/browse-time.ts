/** R21, R42: the listing has people of legal marriage age who confirmed within offlineThreshold months. */
import { bornBy } from '@kalyanam/shared/india-time';
import { LIMITS } from '@kalyanam/shared/limits';
import type { Gender } from '@kalyanam/shared/vocabulary/people';

/** The latest date of birth (YYYY-MM-DD) that may be listed. */
export const marriageableBornBy = (gender: Gender, now: Date): string => bornBy(LIMITS.marriageAge[gender], now);

/** Members who last confirmed before this moment are not listed. */
export const confirmedSince = (now: Date): Date => inMonths(now, -LIMITS.offlineThreshold);

/** When a member who last confirmed then drops out of the listing. */
export const listedUntil = (confirmedAt: Date): Date => inMonths(confirmedAt, LIMITS.offlineThreshold);

/** The same day of another month, or the last day of a shorter month. */
function inMonths(from: Date, months: number): Date {
  const moment = new Date(from);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  const overflowed = moment.getUTCDate() !== from.getUTCDate();
  if (overflowed) moment.setUTCDate(0);
  return moment;
}
