// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

export const DECLINE_REASONS = [
  'age',
  'distance',
  'education-work',
  'gothra',
  'horoscope',
  'family',
  'talking-to-others',
  'not-now',
  'no-reason',
] as const;

export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const DECLINE_MESSAGES = ['thanks', 'busy', 'elders', 'silent'] as const;

export type DeclineMessage = (typeof DECLINE_MESSAGES)[number];
