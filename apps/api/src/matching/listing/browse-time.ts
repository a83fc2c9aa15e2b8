/** R21: the listing has people of legal marriage age. */
import { bornBy } from '@kalyanam/shared/india-time';
import { LIMITS } from '@kalyanam/shared/limits';
import type { Gender } from '@kalyanam/shared/vocabulary/people';

/** The latest date of birth (YYYY-MM-DD) that may be listed. */
export const marriageableBornBy = (gender: Gender, now: Date): string => bornBy(LIMITS.marriageAge[gender], now);
