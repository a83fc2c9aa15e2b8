/** C10: the first call of two families. Moments are ISO, UTC. */
import type { CallZone } from '../calls/zones.js';
import type { VocabularyValue } from '../domain/vocabulary.js';
import type { HandView } from './hands.js';
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
  /** Whether the viewer proposed what stands now. */
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
  /** Whose number is rung, as its owner says: "Mother". */
  numberLabel: string | null;
  /** Whether the number can be opened now, by who rings. */
  numberOpen: boolean;
  /** Until when. */
  numberUntil: string | null;
  /** The viewer is asked how it was. */
  asksOutcome: boolean;
  /** What the viewer said, to nobody else. */
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

export interface CallsPage {
  success: true;
  /** Those to be done something about first, then by time, the latest first. */
  calls: CallView[];
  /** Who is asked for. */
  member: { id: string; name: string } | null;
  place: CallPlace;
  /** Of the other, where one is asked for with whom a call can be arranged. */
  theirPlace: CallPlace | null;
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
  zone: CallZone;
  /** Whose number is rung, if it is the proposer's. */
  numberLabel?: string;
  /** The call that this takes the place of, as its proposer knows it. */
  insteadId?: string;
  /** How that one stood when the offer was made: what has been agreed meanwhile is not replaced unseen. */
  insteadState?: 'proposed' | 'agreed';
}

export interface CallAct {
  /** The call as it was seen: another one meanwhile is a conflict. */
  callId: string;
  act: 'agree' | 'decline' | 'cancel';
  /** To agree: one of those offered. */
  slot?: string;
  zone?: CallZone;
  numberLabel?: string;
}

export interface CallAnswer {
  success: true;
  call: CallView;
}

export interface CallNumberAnswer {
  success: true;
  phone: string;
  label: string | null;
}

export interface CallOutcomeRequest {
  outcome: CallOutcome;
}
