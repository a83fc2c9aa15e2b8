import { wishSpec, type Weight, type WishName } from './wishes.js';

interface Stated<Item> {
  readonly items: readonly Item[];
  readonly aside: readonly WishName[];
  readonly hideFromMisfits: boolean;
}

/** R115: what the list of a member begins with; null without a must that their verification opens. */
export function listMusts<Item extends { readonly wish: WishName; readonly weight: Weight }>(
  { items, aside, hideFromMisfits }: Stated<Item>,
  verified: boolean,
): { items: Item[]; aside: WishName[]; always: boolean } | null {
  const musts = items.filter(({ wish, weight }) => weight === 'must' && (verified || !wishSpec(wish).verifiedOnly));
  if (musts.length === 0) return null;
  const names = musts.map(({ wish }) => wish);
  return { items: musts, aside: aside.filter((wish) => names.includes(wish)), always: hideFromMisfits };
}
