import type { CheckFact } from '@kalyanam/shared/base/domain/lists';
import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import type { WaitingPerson, WaitingRow } from '@kalyanam/shared/contracts/waiting';
import type { CardFits } from '@kalyanam/shared/contracts/wishes';
import type { DeskRelation } from '@kalyanam/shared/topics/family/desk';
import type { DeskDraftKind } from '@kalyanam/shared/topics/family/drafts';
import type { WaitingThing } from './waiting.repository.js';

/** What the reader may see of the others. */
export interface Known {
  /** Cards by public id. */
  readonly cards: ReadonlyMap<string, ProfileCard>;
  readonly fits: ReadonlyMap<string, CardFits['fit']>;
  /** Names alone, of families whose profile is hidden. */
  readonly names: ReadonlyMap<number, { readonly name: string }>;
  readonly now: Date;
}

interface Suggested {
  readonly kind: DeskDraftKind;
  readonly note: string | null;
  readonly relation: DeskRelation;
  readonly name: string | null;
}

/** A family whose profile is hidden has a name alone. */
const NO_FACE = { id: null, age: null, photo: null, nativeDistrict: null };

/** A row of the list; null where the reader may not see the other member at this moment. */
export function rowOf(thing: WaitingThing, { cards, fits, names, now }: Known): WaitingRow | null {
  const { kind, id, extra } = thing;
  const found = thing.others.flatMap(({ publicId }) => cards.get(publicId) ?? []);
  const [card] = found;
  const who = card ? personOf(card) : null;
  const until = thing.until?.toISOString() ?? null;
  switch (kind) {
    case 'interest': {
      if (!card) return null;
      const { occupation, workLocation } = card;
      return { kind, id, who, until, fact: { occupation, workLocation, fit: fits.get(card.id) ?? null } };
    }
    case 'call':
      return who && { kind, id, who, until, fact: { slots: Number(extra) } };
    case 'outcome':
      return who && { kind, id, who, until, fact: null };
    case 'marriage': {
      const named = names.get(thing.others[0]?.userId ?? 0);
      return named ? { kind, id, who: { ...NO_FACE, name: named.name }, until, fact: null } : null;
    }
    case 'photos':
      return { kind, id, who, until, fact: { families: Number(extra), names: found.map(({ name }) => name) } };
    case 'suggestion': {
      const { kind: suggested, note, relation, name } = JSON.parse(extra ?? '{}') as Suggested;
      return { kind, id, who, until, fact: { kind: suggested, note, by: { name, relation } } };
    }
    case 'check': {
      const lapsed = thing.until !== null && thing.until <= now;
      return { kind, id, who, until, fact: { check: id as CheckFact, lapsed } };
    }
    case 'question':
      return { kind, id, who, until, fact: { question: extra ?? '' } };
  }
}

const personOf = ({ id, name, age, photo, nativeDistrict }: ProfileCard): WaitingPerson => ({
  ...{ id, name, age, photo, nativeDistrict },
});
