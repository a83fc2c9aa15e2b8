import { sentences } from '../../base/sentences.js';

/** What naming the other family refuses, apart from the sentences of all forms. */
export const MARRIAGE_MESSAGES = sentences({
  own: 'This is your own profile ID',
  story: 'Please keep this to 600 characters or fewer',
  noInterest: 'You have no accepted interest; is the profile ID right?',
});

export const MARRIAGE_ROUTES = {
  mine: '/marriages/mine',
  keep: '/marriages/keep',
  stories: '/stories',
  story: (id: string) => `/marriages/${encodeURIComponent(id)}/story`,
  answer: (id: string) => `/marriages/${encodeURIComponent(id)}/answer`,
} as const;

/** C16: how two families tell that a marriage is fixed. */
export const THROUGH = ['us', 'elsewhere'] as const;
export type Through = (typeof THROUGH)[number];

export const CLAIM_ANSWERS = ['yes', 'no'] as const;
export type ClaimAnswer = (typeof CLAIM_ANSWERS)[number];

export const MARRIAGE_LIMITS = {
  /** So long a claim waits for the other family. */
  answerDays: 14,
  /** Claims that are sent within a year; the next goes to the team. */
  claimsAYear: 2,
  /** So long after it was fixed the profile is erased, unless they keep it. */
  keptMonths: 12,
  /** Between the mail and the erasure. */
  warningHours: 48,
} as const;

/** Asked by one of the two, before the team, public, or withdrawn for ever. */
export const STORY_STATES = ['asked', 'review', 'public', 'withdrawn'] as const;
export type StoryState = (typeof STORY_STATES)[number];

export const STORY_LENGTH = 600;
/** How long words wait for the team, in hours: until they are due, and late. */
export const STORY_CLOCK = { dueHours: 72, lateHours: 168 } as const;
export const STORIES_A_PAGE = 20;

export const STORY_ACTS = ['publish', 'refuse'] as const;
export type StoryAct = (typeof STORY_ACTS)[number];
