import type { HoroscopeUpdate, MyHoroscope } from '@kalyanam/shared/contracts/horoscope';
import type { FieldErrors } from '@kalyanam/shared/base/errors';
import { HOROSCOPE_RULES } from '@kalyanam/shared/topics/stars/horoscope.rules';
import { refusals } from '@kalyanam/shared/base/rule';
import { HOROSCOPE_MESSAGES } from '@kalyanam/shared/topics/stars/horoscope';
import { INDIA_ZONE } from '@kalyanam/shared/topics/calls/zones';
import type { BirthTimeCertainty, KujaStatement } from '@kalyanam/shared/base/domain/stars';
import type { WhichTime } from '@kalyanam/shared/topics/stars/birth-time';

/** The card as it is being filled in: words of the controls. */
export interface Draft {
  star: string;
  pada: string;
  computed: boolean;
  kuja: KujaStatement | '';
  panchangam: string;
  secondSheet: boolean;
  /** 'We know the time of birth'. */
  born: boolean;
  birthTime: string;
  certainty: BirthTimeCertainty;
  which: WhichTime | '';
  /** The text in the field; kept until another is chosen. */
  place: string;
  /** The place chosen from the list; null: the one that is kept. */
  placeId: string | null;
  zones: readonly string[];
  zone: string;
}

export function draftOf(kept: MyHoroscope): Draft {
  const zone = kept.zone ?? INDIA_ZONE;
  return {
    star: String(kept.star ?? ''),
    pada: String(kept.pada ?? ''),
    computed: kept.source === 'computed',
    kuja: kept.kuja ?? '',
    panchangam: kept.panchangam ?? '',
    secondSheet: kept.secondSheet,
    born: kept.zone !== null,
    birthTime: kept.birthTime ?? '',
    certainty: kept.certainty ?? 'exact',
    which: kept.which ?? '',
    place: kept.birthPlace ?? '',
    placeId: null,
    zones: [zone],
    zone,
  };
}

const numberIn = (text: string): number | null => (text === '' ? null : Number(text));

export function updateOf(draft: Draft, kept: MyHoroscope): HoroscopeUpdate {
  const { born, certainty } = draft;
  const timed = born && certainty !== 'unknown';
  const samePlace = draft.place !== '' && draft.place === kept.birthPlace && draft.placeId === null;
  return {
    star: numberIn(draft.star),
    pada: numberIn(draft.pada),
    source: draft.computed ? 'computed' : 'family',
    kuja: draft.kuja || null,
    panchangam: draft.panchangam.trim() || null,
    secondSheet: draft.secondSheet,
    birthTime: timed ? draft.birthTime || null : null,
    certainty: born ? certainty : null,
    which: timed ? draft.which || null : null,
    zone: born ? draft.zone : null,
    ...(!(born && samePlace) && { placeId: born ? draft.placeId : null }),
    version: kept.version,
  };
}

/** Problems of the card before it asks the server. */
export function refusedIn(draft: Draft, kept: MyHoroscope, agreed: boolean): FieldErrors {
  const found = refusals(HOROSCOPE_RULES, updateOf(draft, kept));
  if (draft.born && draft.certainty !== 'unknown' && draft.birthTime === '')
    found['birthTime'] = HOROSCOPE_MESSAGES.time;
  if (draft.born && draft.place.trim() !== '' && draft.placeId === null && draft.place !== kept.birthPlace)
    found['placeId'] = HOROSCOPE_MESSAGES.place;
  if (!agreed) found['consent'] = HOROSCOPE_MESSAGES.consent;
  return found;
}

/** Parts of the card that are settled one by one where two tabs changed them. */
const PARTS = {
  star: ['star', 'pada', 'computed'],
  kuja: ['kuja'],
  panchangam: ['panchangam'],
  birth: ['born', 'birthTime', 'certainty', 'which', 'place', 'placeId', 'zones', 'zone'],
  secondSheet: ['secondSheet'],
} as const satisfies Record<string, readonly (keyof Draft)[]>;
export type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as readonly Part[];

const partOf = (draft: Draft, part: Part): Partial<Draft> =>
  Object.fromEntries(PARTS[part].map((field) => [field, draft[field]]));
const isSame = (one: Draft, other: Draft, part: Part): boolean =>
  JSON.stringify(partOf(one, part)) === JSON.stringify(partOf(other, part));

export const isChanged = (before: Draft, now: Draft): boolean => PART_NAMES.some((part) => !isSame(before, now, part));

export const withPart = (draft: Draft, of: Draft, part: Part): Draft => ({ ...draft, ...partOf(of, part) });

/** The typed values on top of those kept now, and the parts that both changed. */
export function merged(before: Draft, mine: Draft, newest: Draft): { draft: Draft; conflicts: Part[] } {
  const changed = PART_NAMES.filter((part) => !isSame(before, mine, part));
  const conflicts = changed.filter((part) => !isSame(before, newest, part) && !isSame(mine, newest, part));
  return { draft: changed.reduce((draft, part) => withPart(draft, mine, part), newest), conflicts };
}
