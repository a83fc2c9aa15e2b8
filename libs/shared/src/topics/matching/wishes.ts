/**
 * What a member may wish of a match (C3, R47): items with a value and a weight each. Most are a field's (`wish` in the
 * catalogue); the others are written out here, as are their judges in `fit.ts`. Wishes are counted, never weighed against each other; a must that cannot be known never counts against anyone.
 */
import { DISTRICTS } from '../../base/domain/districts.js';
import { mayBeSubcaste } from '../../base/domain/added-subcastes.js';
import { VOCABULARY } from '../../base/domain/vocabulary.js';
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { described } from '../../base/rule.js';
import {
  audiencesOf,
  CATALOGUE_FIELDS,
  rowOf,
  type CATALOGUE,
  type CatalogueField,
  type RowWith,
} from '../profile/catalogue.js';
import type { FieldWish, WishGroup } from '../profile/field-spec.js';
import { LISTED_WORDS, lockOf, statedWords, type JudgedColumn } from '../profile/listed.js';
import { EDUCATIONS, INCOME_BANDS } from '../../base/vocabulary/career.js';
import { MAX_HEIGHT_INCHES, MIN_HEIGHT_INCHES } from '../../base/vocabulary/height.js';
import { valuesOf } from '../../base/vocabulary/option.js';
import { NRI_COUNTRIES, STATES } from '../../base/vocabulary/places.js';

/** A range, both ends included. */
export interface Span {
  from: number;
  to: number;
}

export type Weight = (typeof VOCABULARY.weight)[number];

interface SpanWish {
  readonly kind: 'span';
  readonly min: number;
  readonly max: number;
}
/** Any of several words, or at least one, or exactly one. */
interface WordsWish {
  readonly kind: 'any-of' | 'at-least' | 'one-of';
  readonly words: readonly string[];
}
export type WishSpec = (SpanWish | WordsWish) & {
  readonly group: WishGroup;
  /** The field that it is about, whose label and words it has. */
  readonly field?: CatalogueField;
  /** About what only verified members read of verified ones. */
  readonly verifiedOnly?: true;
};

/** States of India, countries, or anywhere abroad. */
export const ABROAD = 'abroad';

/** A country and a state may have the same word ('others'), so a country says that it is one. */
export const countryWord = (country: string): string => `country-${country}`;

const WRITTEN = {
  /** In years. */
  age: { kind: 'span', min: LIMITS.age.min, max: LIMITS.age.max, group: 'person' },
  /** In inches. */
  height: { kind: 'span', min: MIN_HEIGHT_INCHES, max: MAX_HEIGHT_INCHES, group: 'person', field: 'height' },
  children: { kind: 'one-of', words: ['none'], group: 'person', verifiedOnly: true },
  education: { kind: 'at-least', words: valuesOf(EDUCATIONS), group: 'study', field: 'education' },
  income: { kind: 'at-least', words: valuesOf(INCOME_BANDS), group: 'study', field: 'annualIncome' },
  workPlace: {
    kind: 'any-of',
    words: [...valuesOf(STATES), ABROAD, ...valuesOf(NRI_COUNTRIES).map(countryWord)],
    group: 'place',
  },
  settle: { kind: 'one-of', words: ['stay-abroad', 'return-india'], group: 'place', verifiedOnly: true },
  /** Districts, or whole states. */
  home: { kind: 'any-of', words: [...Object.keys(DISTRICTS), ...Object.values(DISTRICTS).flat()], group: 'place' },
  /** Judged by the family's own rule (R46). */
  gothra: { kind: 'one-of', words: ['different'], group: 'family', field: 'gothra', verifiedOnly: true },
  /** That a star is stated: which one, and what it comes to, is no wish (R48). */
  horoscope: { kind: 'one-of', words: ['stated'], group: 'family', verifiedOnly: true },
} as const satisfies Record<string, WishSpec>;

type Rows = typeof CATALOGUE;
type WishedField = RowWith<{ wish: FieldWish }>;
export type WrittenWish = keyof typeof WRITTEN;
/** Those that no field gives a name. */
export type NamedWish = {
  [W in WrittenWish]: (typeof WRITTEN)[W] extends { field: CatalogueField } ? never : W;
}[WrittenWish];
export type FieldWishName = Rows[WishedField]['wish']['value'];
export type WishName = WrittenWish | FieldWishName;
type KindOf<W extends WishName> = W extends WrittenWish
  ? (typeof WRITTEN)[W]['kind']
  : Extract<Rows[WishedField]['wish'], { value: W }>['kind'];

const wishOf = (field: CatalogueField): [string, WishSpec][] => {
  const { wish } = rowOf(field);
  if (!wish) return [];
  const { kind, value, group, words = statedWords(field) } = wish;
  return [[value, { kind, words, group, field, ...lockOf(audiencesOf(field)) }]];
};

/** The order in which answers and screens list them; those that are not here follow. */
const ORDER = [
  ...['age', 'height', 'marital', 'children', 'education', 'occupation', 'income', 'workPlace', 'visa', 'settle'],
  ...['home', 'caste', 'subcaste', 'diet', 'smoking', 'drinking', 'gothra', 'afterMarriageWork', 'horoscope'],
];
const UNORDERED: Readonly<Record<string, WishSpec>> = {
  ...WRITTEN,
  ...Object.fromEntries(CATALOGUE_FIELDS.flatMap(wishOf)),
};

export const WISH_NAMES = [...new Set([...ORDER, ...Object.keys(UNORDERED)])] as readonly WishName[];
const WISHES = UNORDERED as Readonly<Record<WishName, WishSpec>>;
export const wishSpec = (wish: WishName): WishSpec => WISHES[wish];

/** How the wish for a field's words is judged. */
export interface JudgedWish {
  readonly wish: FieldWishName;
  /** Where the listing and the facts keep the word. */
  readonly column: JudgedColumn;
  /** Met by everyone in India: asked only of those who work abroad. */
  readonly abroad: boolean;
  readonly meetsAll: string | null;
  readonly means: Readonly<Record<string, readonly string[]>>;
}

export const FIELD_WISHES: readonly JudgedWish[] = LISTED_WORDS.flatMap(({ field, column }) => {
  const row = rowOf(field);
  if (!row.wish) return [];
  const { value, meetsAll = null, means = {} } = row.wish;
  const abroad = row.table === 'profile_details' && row.abroad === true;
  return [{ wish: value as FieldWishName, column: column as JudgedColumn, abroad, meetsAll, means }];
});

/** The facts that meet a wish for words, but for the one that meets all. */
export const factsMeeting = ({ means }: JudgedWish, value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? (means[value] ?? [value]) : value;

export type WishValue<W extends WishName> =
  KindOf<W> extends 'span' ? Span : KindOf<W> extends 'any-of' ? string[] : string;

export interface Wish<W extends WishName = WishName> {
  weight: Exclude<Weight, 'off'>;
  value: WishValue<W>;
}

/** Those that are not 'no matter'. */
export type Wishes = { [W in WishName]?: Wish<W> };

export const WISHES_VISIBLE = ['counts', 'items'] as const;
export type WishesVisible = (typeof WISHES_VISIBLE)[number];

const isSpan = (value: unknown, { min, max }: SpanWish): boolean => {
  const { from, to } = (value ?? {}) as Partial<Span>;
  return [from, to].every((end) => Number.isInteger(end) && (end as number) >= min && (end as number) <= max);
};

/** One item as it is sent: its weight, and a value that fits its kind unless it is off. */
function isWish(wish: WishName, { weight, value }: SentWish): boolean {
  if (!VOCABULARY.weight.includes(weight as Weight)) return false;
  if (weight === 'off') return true;
  const spec = wishSpec(wish);
  if (spec.kind === 'span') return isSpan(value, spec);
  if (spec.kind !== 'any-of') return spec.words.includes(value as string);
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= spec.words.length &&
    value.every((word) => isWordOf(wish, word))
  );
}

/** The team adds subcastes: which of them are there is asked where wishes are kept. */
const isWordOf = (wish: WishName, word: unknown): boolean =>
  typeof word === 'string' &&
  ((wishSpec(wish) as WordsWish).words.includes(word) || (wish === 'subcaste' && mayBeSubcaste(word)));

/** An item as it is sent. */
export interface SentWish {
  wish: string;
  weight: string;
  value?: unknown;
}

const isObject = (item: unknown): boolean => typeof item === 'object' && item !== null && !Array.isArray(item);

/** The whole list: an item that is not in it is 'no matter'. */
export const wishList = described({ type: 'array', maxItems: WISH_NAMES.length, items: { type: 'object' } }, (value) =>
  Array.isArray(value) && value.every(isObject) ? null : MESSAGES.choice,
);

const nameOf = ({ wish }: SentWish): WishName | null => WISH_NAMES.find((name) => name === wish) ?? null;

/** C3: ignored in any call. */
const NO_WISH = 'complexion';

/** The kept wishes of a list, or the items that are wrong, by their place in it. */
export function wishesOf(sent: readonly SentWish[]): { wishes: Wishes } | { wrong: string[] } {
  const names = sent.map(nameOf);
  const wrong = sent.flatMap((item, index) => {
    const name = names[index];
    const fine = name ? names.indexOf(name) === index && isWish(name, item) : item.wish === NO_WISH;
    return fine ? [] : [`items.${index}`];
  });
  if (wrong.length > 0) return { wrong };
  const kept = sent.flatMap((item, index) => {
    const name = names[index];
    return name && item.weight !== 'off' ? [[name, plainWish(name, item as Wish)]] : [];
  });
  return { wishes: Object.fromEntries(kept) as Wishes };
}

/** Places in a list of the items that open after verification. */
export const lockedPlaces = (sent: readonly SentWish[]): string[] =>
  sent.flatMap((item, index) => {
    const name = nameOf(item);
    return name && wishSpec(name).verifiedOnly ? [`items.${index}`] : [];
  });

/** The wishes that open after verification. */
export const lockedIn = (wishes: Wishes): Wishes =>
  Object.fromEntries(
    WISH_NAMES.flatMap((wish) => (wishes[wish] && wishSpec(wish).verifiedOnly ? [[wish, wishes[wish]]] : [])),
  );

/**
 * Wishes that were kept, as they can still be asked: without the words and the items that have left the lists since.
 */
export function livingWishes(kept: Readonly<Record<string, Omit<SentWish, 'wish'>>>): Wishes {
  const living = WISH_NAMES.flatMap((wish) => {
    const item = kept[wish];
    if (!item) return [];
    const spec = wishSpec(wish);
    const value: unknown =
      spec.kind === 'any-of' && Array.isArray(item.value)
        ? (item.value as string[]).filter((word) => isWordOf(wish, word))
        : item.value;
    return isWish(wish, { ...item, wish, value }) ? [[wish, { ...item, value }]] : [];
  });
  return Object.fromEntries(living) as Wishes;
}

/** Reversed ends are swapped, words are in their order and once each. */
function plainWish<W extends WishName>(wish: W, { weight, value }: Wish<W>): Wish<W> {
  const spec = wishSpec(wish);
  if (spec.kind === 'span') {
    const { from, to } = value as Span;
    return { weight, value: { from: Math.min(from, to), to: Math.max(from, to) } as WishValue<W> };
  }
  if (spec.kind !== 'any-of') return { weight, value };
  const chosen = new Set(value as string[]);
  const listed = spec.words.filter((word) => chosen.delete(word));
  return { weight, value: [...listed, ...[...chosen].sort()] as WishValue<W> };
}
