import type { TeamHoroscope } from '@kalyanam/shared/admin/users';
import type { Horoscope } from './horoscopes.repository.js';

/** C11: never the time or place of birth. */
export const teamHoroscopeView = (row: Horoscope | null): TeamHoroscope | null =>
  row && (row.star ?? row.kuja) ? { star: row.star, pada: row.pada, kuja: row.kuja } : null;
