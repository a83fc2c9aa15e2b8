/** C14: what a hand proposes to the candidate, and what the history of a desk tells. */
import type { DeskAct } from './desk-rights.js';

export const DESK_DRAFT_KINDS = [
  'send-interest',
  'accept',
  'decline',
  'call',
  'edit',
  'biodata',
  'biodata-change',
  'contact-shown',
] as const;
export type DeskDraftKind = (typeof DESK_DRAFT_KINDS)[number];

/** Which cell of the table a suggestion needs. */
export const DESK_DRAFT_ACTS: Readonly<Record<DeskDraftKind, DeskAct>> = {
  'send-interest': 'answer',
  accept: 'answer',
  decline: 'answer',
  call: 'answer',
  edit: 'edit',
  biodata: 'biodata',
  'biodata-change': 'biodata',
  'contact-shown': 'ledger',
};

/** Suggestions about one's own profile, not about another family. */
const OWN_KINDS: readonly unknown[] = ['edit', 'biodata', 'biodata-change'] satisfies DeskDraftKind[];
export const isAboutOwn = (kind: unknown): boolean => OWN_KINDS.includes(kind);

/** The forms of the profile that a hand changes, or asks the candidate to. */
export const DESK_EDITS = ['profile', 'details', 'siblings', 'lineage', 'wishes', 'horoscope'] as const;
export type DeskEdit = (typeof DESK_EDITS)[number];

/** `lapsed`: not decided in time, or the other left in the meantime. */
export const DESK_DRAFT_STATES = ['open', 'approved', 'refused', 'withdrawn', 'lapsed'] as const;
export type DeskDraftState = (typeof DESK_DRAFT_STATES)[number];

export const DESK_ACT_NAMES = [
  'interest-sent',
  'interest-withdrawn',
  'interest-accepted',
  'interest-declined',
  'call',
  'contact',
  'photos-asked',
  'shortlisted',
  'unshortlisted',
  'dismissed',
  'restored',
  'edited',
  'photos',
  'biodata',
  'biodata-changed',
  'biodata-withdrawn',
  'contact-hidden',
  'contact-shown',
  'declines-undone',
  'invited',
] as const;
export type DeskActName = (typeof DESK_ACT_NAMES)[number];

export const INTEREST_ACTS = [
  'interest-sent',
  'interest-withdrawn',
  'interest-accepted',
  'interest-declined',
] as const satisfies readonly DeskActName[];
