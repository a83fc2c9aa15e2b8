import { en } from '@kalyanam/shared/domain/subcastes.en';

/** Offered while one types a subcaste; any other may be typed. */
export const SUBCASTE_NAMES: readonly string[] = Object.values(en);
