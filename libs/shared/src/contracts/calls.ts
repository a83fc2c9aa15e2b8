/** C10: the first call of two families. Moments are ISO, UTC. */
import type { CallZone } from '../topics/calls/zones.js';
import type { DeskRelation, HandView } from '../topics/family/desk.js';
import type { VocabularyValue } from '../base/domain/vocabulary.js';
import type { PageQuery } from './relations.js';

export type CallBetween = VocabularyValue<'callBetween'>;
export type CallWho = VocabularyValue<'callWho'>;
export type CallOutcome = VocabularyValue<'callOutcome'>;
export type CallState = 'proposed' | 'agreed' | 'declined' | 'cancelled' | 'past';

/** A call as one of the two sees it. */
export interface CallView {
  id: string;
  /** The other. */
  member: { id: string; name: string };
  state: CallState;
  /** Whether the viewer made the current proposal. */
  proposedByMe: boolean;
  between: CallBetween;
  /** Whether the viewer rings the other. */
  iCall: boolean;
  /** Beginnings of half hours that are offered; of an agreed call, the one. */
  slots: string[];
  myZone: CallZone;
  theirZone: CallZone;
  /** False where the other has not said in which of several zones they are: the likeliest one is shown. */
  theirZoneSure: boolean;
  /** The family member whose number is rung; null: the candidate's own, or one that is not given any more. */
  numberOf: DeskRelation | null;
  /** Whether the number can be opened now, by who rings. */
  numberOpen: boolean;
  /** Until when. */
  numberUntil: string | null;
  /** The viewer is asked how it was. */
  asksOutcome: boolean;
  /** The viewer's own answer, which no one else reads. */
  myOutcome: CallOutcome | null;
  /** Whose hand of the viewer's own desk acted last; absent where the viewer did (C14). */
  by?: HandView;
}

/** Where the viewer may choose a zone. */
export interface CallPlace {
  zone: CallZone;
  zones: CallZone[];
  /** Whether it was chosen, or follows from the place of work. */
  sure: boolean;
}

export interface CallsQuery extends PageQuery {
  /** Only with this member. */
  memberId?: string;
}

/** A family member who has agreed to give their own proved number. */
export interface FamilyNumberView {
  /** Id of the seat. */
  id: string;
  relation: DeskRelation;
  name: string;
}

export interface CallsPage {
  success: true;
  /** Those to be done something about first, then by time, the latest first. */
  calls: CallView[];
  /** The other member, where one is asked for. */
  member: { id: string; name: string } | null;
  place: CallPlace;
  /** The place of the other, where a call with them can be arranged. */
  theirPlace: CallPlace | null;
  /** Numbers of the viewer's own family. */
  numbers: FamilyNumberView[];
  page: number;
  total: number;
  totalPages: number;
}

export interface CallProposal {
  between: CallBetween;
  /** As the proposer says it. */
  who: CallWho;
  /** One to three beginnings. */
  slots: string[];
  /**
   * The zone of the place of work; absent where the times were typed by another clock, such as that of a phone abroad.
   */
  zone?: CallZone;
  /** The seat of the family member whose number is rung, if the other family rings; empty: the candidate's own. */
  numberOf?: string;
  /** The call that this takes the place of, as its proposer knows it. */
  insteadId?: string;
  /** The state of that call when the offer was made: a call agreed in the meantime is not replaced unseen. */
  insteadState?: 'proposed' | 'agreed';
}

export interface CallAct {
  /** The id of the call as it was seen: a different one now is a conflict. */
  callId: string;
  act: 'agree' | 'decline' | 'cancel';
  /** Required to agree: one of those offered. */
  slot?: string;
  zone?: CallZone;
  numberOf?: string;
}

export interface CallAnswer {
  success: true;
  call: CallView;
}

export interface CallNumberAnswer {
  success: true;
  phone: string;
  numberOf: DeskRelation | null;
}

export interface CallOutcomeRequest {
  outcome: CallOutcome;
}
