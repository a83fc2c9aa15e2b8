// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

export const SUBCASTES = [
  'ayodhya',
  'bhumanchi',
  'chittepu',
  'desati',
  'desuru',
  'gandikota',
  'ganjam',
  'gone',
  'gudati',
  'motati',
  'murikinati',
  'nanugonda',
  'neravati',
  'oruganti',
  'pakanati',
  'palnati',
  'panta',
  'pedakanti',
  'pokanati',
  'renati',
  'velanati',
  'yerlam',
] as const;

export type Subcaste = (typeof SUBCASTES)[number];
