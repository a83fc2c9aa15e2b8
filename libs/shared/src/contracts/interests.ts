/** R26: interest between two members. */
import type { HandView } from '../topics/family/desk.js';
import type { Answering, Honesty } from '../topics/interests/honesty.js';
import type { DeclineMessage, DeclineReason, NoteState, WaitsFor } from '../topics/interests/interests.js';
import type { InterestState } from '../base/vocabulary/status.js';

/** The state of interest between the viewer and the owner of a profile; the button's text follows it. */
export interface InterestView {
  /** 'none': neither has asked. */
  state: InterestState | 'none';
  /** Seen from the viewer; null where neither has asked. */
  direction: 'sent' | 'received' | null;
  /** 'Show Interest' asks now. */
  canShow: boolean;
  /** The other has asked; 'Show Interest' would accept as well. */
  canAccept: boolean;
  canDecline: boolean;
  canWithdraw: boolean;
  /** While a declined or withdrawn interest rests: when its sender may ask again. */
  againAt: string | null;
  sentAt: string | null;
  answeredAt: string | null;
  /** Set while pending. */
  expiresAt: string | null;
  /** To its sender, until it is delivered: for a place among those that wait for an answer, or for the morning. */
  waitsFor: WaitsFor | null;
  /** How many wait before it. */
  waitingBefore: number | null;
  /** The words that came with it; to its receiver only once they may be read. */
  note: string | null;
  /** The state of the words; for their sender alone. */
  noteState: Exclude<NoteState, 'none'> | null;
  /** The words with which it was declined; to its sender. */
  message: Exclude<DeclineMessage, 'silent'> | null;
  /** Until when the receiver can take a decline back. */
  undoUntil: string | null;
  /** Whose hand of the viewer's own desk pressed last; absent where the viewer did (C14). */
  by?: HandView;
}

/** Optional parts of 'Show Interest'. */
export interface ShowRequest {
  note?: string;
}

/** Several at once, by the senders' profile ids, with one message for all of them. */
export interface DeclineRequest {
  ids: string[];
  /** Never told to the senders. */
  reason: DeclineReason;
  message: DeclineMessage;
}

/** How a member answers interests: exactly to themselves, and what others read of it. */
export interface AnsweringAnswer {
  success: true;
  /** Counted over interests delivered in the last 90 days. */
  answering: Answering;
  shown: Honesty;
  /** The reasons of all declines, the most frequent first. */
  reasons: { reason: DeclineReason; times: number }[];
}

export interface UndoRequest {
  ids: string[];
}

/** Response of declining several, and of taking that back. */
export interface DeclinesAnswer {
  success: true;
  done: { id: string; interest: InterestView }[];
  /** How many were not there to be declined any more. */
  notDone: number;
}

/** Response of showing, withdrawing, accepting and declining. */
export interface InterestAnswer {
  success: true;
  interest: InterestView;
  /** How many more may be shown today. */
  left: number;
}
