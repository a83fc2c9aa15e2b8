import type { MyWishes, WishesUpdate } from '@kalyanam/shared/contracts/wishes';
import {
  WISH_NAMES,
  wishSpec,
  type Span,
  type Weight,
  type WishesVisible,
  type WishName,
} from '@kalyanam/shared/wishes/wishes';

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

/** What a wish begins with when it starts to matter. */
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

const isChosen = (value: DraftItem['value']): value is NonNullable<DraftItem['value']> =>
  value !== null && (!Array.isArray(value) || value.length > 0);

/** It matters, but nothing is chosen yet. */
export const isOpen = ({ weight, value }: DraftItem): boolean => weight !== 'off' && !isChosen(value);

export const musts = ({ items }: Draft): number =>
  count(items, ({ weight, value }) => weight === 'must' && isChosen(value));
export const stated = ({ items }: Draft): number =>
  count(items, ({ weight, value }) => weight !== 'off' && isChosen(value));
const count = (items: Draft['items'], counts: (item: DraftItem) => boolean) =>
  WISH_NAMES.filter((wish) => counts(items[wish])).length;

/** What is sent: an item with nothing chosen does not matter yet. */
export const updateOf = ({ items, visible, hideFromMisfits }: Draft, version: number): WishesUpdate => ({
  items: WISH_NAMES.flatMap((wish) => {
    const { weight, value } = items[wish];
    return weight !== 'off' && isChosen(value) ? [{ wish, weight, value }] : [];
  }),
  visible,
  hideFromMisfits,
  version,
});

/** The same for the same wishes. */
export const fingerprint = (draft: Draft): string => JSON.stringify(updateOf(draft, 0));

/** The wishes that two drafts state differently. */
export const differing = (one: Draft, other: Draft): WishName[] =>
  WISH_NAMES.filter((wish) => {
    const only = (draft: Draft) => updateOf(draft, 0).items.find((item) => item.wish === wish);
    return JSON.stringify(only(one)) !== JSON.stringify(only(other));
  });
