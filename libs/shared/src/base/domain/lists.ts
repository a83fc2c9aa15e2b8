// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

export const DOCUMENTS = ['aadhaar', 'aadhaar-masked', 'passport', 'driving-licence', 'voter-id', 'pan'] as const;

export type DocumentKind = (typeof DOCUMENTS)[number];

export const CHECK_FACTS = [
  'identity',
  'birth-date',
  'photo',
  'phone',
  'email',
  'marital',
  'education',
  'employment',
  'abroad',
  'income',
] as const;

export type CheckFact = (typeof CHECK_FACTS)[number];

export const LEDGER_WHAT = [
  'profile',
  'photos',
  'contact',
  'gothra',
  'horoscope',
  'family',
  'biodata',
  'document',
  'number',
] as const;

export type LedgerWhat = (typeof LEDGER_WHAT)[number];

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

export const FRESHNESS = ['week', 'month', 'quarter'] as const;

export type Freshness = (typeof FRESHNESS)[number];

export const LOOKING_ANSWERS = ['looking', 'pause', 'fixed-here', 'fixed-elsewhere', 'stopped'] as const;

export type LookingAnswer = (typeof LOOKING_ANSWERS)[number];
