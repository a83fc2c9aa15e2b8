/** C14: what a hand proposes to the candidate, and what the history of a desk tells. */
export const DESK_DRAFT_KINDS = ['send-interest', 'accept', 'decline', 'call'] as const;
export type DeskDraftKind = (typeof DESK_DRAFT_KINDS)[number];

/** `lapsed`: nobody decided in time, or the other left meanwhile. */
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
  'invited',
] as const;
export type DeskActName = (typeof DESK_ACT_NAMES)[number];

export const INTEREST_ACTS = [
  'interest-sent',
  'interest-withdrawn',
  'interest-accepted',
  'interest-declined',
] as const satisfies readonly DeskActName[];
