/** C9: the words with an interest, the line before a full list, and the hours in which nothing is delivered. */
import { sentences } from '../../base/sentences.js';
import type { DeclineMessage, DeclineReason } from '../../base/domain/lists.js';
import { INDIA_MINUTES } from '../../base/india-time.js';

export type { DeclineMessage, DeclineReason };

/** none: no words; clear: the receiver reads them; held: our team looks first; refused: the receiver never does. */
export const NOTE_STATES = ['none', 'clear', 'held', 'refused'] as const;
export type NoteState = (typeof NOTE_STATES)[number];

export const INTEREST_LIMITS = {
  noteLength: 240,
  /** R49: delivered and unanswered, per receiver. */
  places: 25,
  /** R80: so long a decline can be undone. */
  undoSeconds: 10,
  /** Our team has looked at held words by then. */
  noteHours: 24,
  /** `count` refused notes within `days` are reported to our team. */
  refusedNotes: { count: 2, days: 30 },
  /** Hours of India between which nothing is delivered. */
  quiet: { from: 20, to: 8 },
  /** More than there are places. */
  declinesAtOnce: 50,
} as const;

/** What the words with an interest refuse, apart from the sentences of all forms. */
export const INTEREST_MESSAGES = sentences({
  note: `Please keep this to ${INTEREST_LIMITS.noteLength} characters or fewer`,
});

/** Why a pending interest has not been delivered. */
export type WaitsFor = 'place' | 'morning';

/** 20:00 to 08:00 in India. */
export function isQuiet(now: Date): boolean {
  const minutes = (Math.floor(now.getTime() / 60_000) + INDIA_MINUTES) % 1440;
  return minutes >= INTEREST_LIMITS.quiet.from * 60 || minutes < INTEREST_LIMITS.quiet.to * 60;
}
