/** R117: everything that waits for one person, in the order of its end. Moments are ISO, UTC. */
import type { HandView } from '../topics/family/desk.js';
import type { DeskDraftKind } from '../topics/family/drafts.js';
import type { CheckFact } from '../base/domain/lists.js';
import type { Face, ProfileCard } from './profile.js';
import type { CardFits } from './wishes.js';

/** The other person of a row, as far as the reader may see them. */
export interface WaitingPerson extends Omit<Face, 'id' | 'age'> {
  /** Public id of the profile; null where it is hidden from the reader. */
  id: string | null;
  age: number | null;
}

/** An interest to answer. `id`: its sender's profile. */
export type InterestFact = Pick<ProfileCard, 'occupation' | 'workLocation'> & Pick<CardFits, 'fit'>;

/** Times that another family offers for the first call. */
export interface CallFact {
  slots: number;
}

/** Families that ask to see the photos, in one row. */
export interface PhotosFact {
  families: number;
  /** The latest three. */
  names: string[];
}

/** What a family member suggests. */
export interface SuggestionFact {
  kind: DeskDraftKind;
  by: HandView;
  /** The words that would go with an interest. */
  note: string | null;
}

/** A check that lapses soon, or has lapsed a short while ago. */
export interface LapseFact {
  check: CheckFact;
  lapsed: boolean;
}

/** What the team asks before it decides. */
export interface QuestionFact {
  question: string;
}

interface Row<Kind extends string, Fact> {
  kind: Kind;
  /** Id of what waits, unique within its kind. */
  id: string;
  who: WaitingPerson | null;
  fact: Fact;
  /** Until when it can be done; null where there is no end. */
  until: string | null;
}

export type WaitingRow =
  | Row<'interest', InterestFact>
  | Row<'call', CallFact>
  /** How a call was. */
  | Row<'outcome', null>
  /** Another family says that the marriage with this one is fixed. */
  | Row<'marriage', null>
  | Row<'photos', PhotosFact>
  | Row<'suggestion', SuggestionFact>
  | Row<'check', LapseFact>
  | Row<'question', QuestionFact>;

export type WaitingKind = WaitingRow['kind'];

export interface WaitingAnswer {
  success: true;
  /** What ends first, first; at most 30. */
  rows: WaitingRow[];
  /** All of them. */
  total: number;
  /** Received interests among them. */
  interests: number;
}
