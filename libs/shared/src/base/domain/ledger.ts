// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

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
