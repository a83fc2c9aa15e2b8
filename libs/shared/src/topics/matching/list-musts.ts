import type { ListMusts, MyWishes } from '../../contracts/wishes.js';
import { wishSpec } from './wishes.js';

/** R115: what the list of a member begins with; null without a must that their verification opens. */
export function listMusts(
  { items, aside, hideFromMisfits }: Pick<MyWishes, 'items' | 'aside' | 'hideFromMisfits'>,
  verified: boolean,
): ListMusts | null {
  const musts = items.filter(({ wish, weight }) => weight === 'must' && (verified || !wishSpec(wish).verifiedOnly));
  if (musts.length === 0) return null;
  const names = musts.map(({ wish }) => wish);
  return { items: musts, aside: aside.filter((wish) => names.includes(wish)), always: hideFromMisfits };
}
