/** C11: what two families say of kuja dosham, side by side. Nothing here is a verdict, and nothing is computed into one. */
import { KUJA_HOUSES } from '../../base/domain/ashtakoota.js';
import type { KujaStatement } from '../../base/domain/stars.js';

/** What custom says of the two statements; `remedied` is a yes of which the family has asked its purohit. */
export type KujaTogether = 'both' | 'neither' | 'one' | 'unknown';

export function kujaTogether(one: KujaStatement | null, other: KujaStatement | null): KujaTogether {
  if (one === null || other === null || one === 'unknown' || other === 'unknown') return 'unknown';
  const said = [one, other].filter((statement) => statement !== 'no').length;
  return said === 2 ? 'both' : said === 0 ? 'neither' : 'one';
}

/** Whether books that name the houses 2, 4, 7, 8 and 12 count this one. */
export const countsForKuja = (house: number): boolean => KUJA_HOUSES.includes(house);
