// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

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
