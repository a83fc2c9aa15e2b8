/** R21: the listing has people of legal marriage age. */
import { bornBy } from '@kalyanam/shared/base/india-time';
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';

/** The latest date of birth (YYYY-MM-DD) that may be listed. */
export const marriageableBornBy = (gender: Gender, now: Date): string => bornBy(LIMITS.marriageAge[gender], now);
