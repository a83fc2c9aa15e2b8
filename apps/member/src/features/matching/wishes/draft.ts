import type { MyWishes, WishesUpdate } from '@kalyanam/shared/contracts/wishes';
import {
  WISH_NAMES,
  wishSpec,
  type Span,
  type Weight,
  type WishesVisible,
  type WishName,
} from '@kalyanam/shared/topics/matching/wishes';

export interface DraftItem {
  weight: Weight;
  /** Kept while it does not matter, so that a second thought costs nothing; null where nothing is chosen yet. */
  value: Span | string | string[] | null;
}

export interface Draft {
  items: Record<WishName, DraftItem>;
  visible: WishesVisible;
  hideFromMisfits: boolean;
}

/** The initial value of a wish when it starts to matter. */
function firstValue(wish: WishName): DraftItem['value'] {
  const spec = wishSpec(wish);
  if (spec.kind === 'span') return { from: spec.min, to: spec.max };
  if (spec.kind === 'any-of') return [];
  return spec.kind === 'one-of' && spec.words.length === 1 ? (spec.words[0] ?? null) : null;
}

export function draftOf({ items, visible, hideFromMisfits }: MyWishes): Draft {
  const kept = new Map(items.map((item) => [item.wish, item]));
  return {
    items: Object.fromEntries(
      WISH_NAMES.map((wish) => {
        const item = kept.get(wish);
        return [wish, item ? { weight: item.weight, value: item.value } : { weight: 'off', value: firstValue(wish) }];
      }),
    ) as Draft['items'],
    visible,
    hideFromMisfits,
  };
}

/** Whether a value says something. */
export const isChosen = (value: DraftItem['value']): value is NonNullable<DraftItem['value']> =>
  value !== null && (!Array.isArray(value) || value.length > 0);

/** It matters, but nothing is chosen yet. */
export const isOpen = ({ weight, value }: DraftItem): boolean => weight !== 'off' && !isChosen(value);

export const musts = ({ items }: Draft): number =>
  count(items, ({ weight, value }) => weight === 'must' && isChosen(value));
export const stated = ({ items }: Draft): number =>
  count(items, ({ weight, value }) => weight !== 'off' && isChosen(value));
const count = (items: Draft['items'], counts: (item: DraftItem) => boolean) =>
  WISH_NAMES.filter((wish) => counts(items[wish])).length;

const sentOf = ({ items }: Draft, wish: WishName) => {
  const { weight, value } = items[wish];
  return weight !== 'off' && isChosen(value) ? { wish, weight, value } : null;
};

/** Until verification these can neither be stated nor sent; those that were stated before stay on the server. */
export const isLocked = (wish: WishName, verified: boolean): boolean =>
  !verified && wishSpec(wish).verifiedOnly === true;

/** The request: an item with nothing chosen does not matter yet. */
export const updateOf = (draft: Draft, version: number, verified = true): WishesUpdate => ({
  items: WISH_NAMES.filter((wish) => !isLocked(wish, verified)).flatMap((wish) => sentOf(draft, wish) ?? []),
  visible: draft.visible,
  hideFromMisfits: draft.hideFromMisfits,
  version,
});

/** The same for the same wishes. */
export const fingerprint = (draft: Draft): string => JSON.stringify(updateOf(draft, 0));

const isSame = (wish: WishName, one: Draft, other: Draft): boolean =>
  JSON.stringify(sentOf(one, wish)) === JSON.stringify(sentOf(other, wish));

/** A draft with one wish of another. */
export const withWish = (draft: Draft, wish: WishName, other: Draft): Draft => ({
  ...draft,
  items: { ...draft.items, [wish]: other.items[wish] },
});

/**
 * Changes that were made elsewhere to what mine began with: taken where I changed nothing, named where both did. A setting
 * has two values, so that two who have both changed it agree.
 */
export function merged(basis: Draft, mine: Draft, theirs: Draft): { draft: Draft; twice: WishName[] } {
  const changed = WISH_NAMES.filter((wish) => !isSame(wish, theirs, basis) && !isSame(wish, theirs, mine));
  const untouched = changed.filter((wish) => isSame(wish, mine, basis));
  const settings = {
    visible: mine.visible === basis.visible ? theirs.visible : mine.visible,
    hideFromMisfits: mine.hideFromMisfits === basis.hideFromMisfits ? theirs.hideFromMisfits : mine.hideFromMisfits,
  };
  return {
    draft: untouched.reduce((draft, wish) => withWish(draft, wish, theirs), { ...mine, ...settings }),
    twice: changed.filter((wish) => !untouched.includes(wish)),
  };
}
