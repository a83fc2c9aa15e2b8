// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

/** The 27 birth stars in their order: the first is number 1. */
export const STARS = [
  'aswini',
  'bharani',
  'krittika',
  'rohini',
  'mrigasira',
  'arudra',
  'punarvasu',
  'pushyami',
  'aslesha',
  'makha',
  'pubba',
  'uttara',
  'hasta',
  'chitta',
  'swati',
  'visakha',
  'anuradha',
  'jyeshta',
  'moola',
  'purvashadha',
  'uttarashadha',
  'sravanam',
  'dhanishta',
  'satabhisham',
  'purvabhadra',
  'uttarabhadra',
  'revati',
] as const;

export type Star = (typeof STARS)[number];

/** The twelve signs in their order. */
export const RASIS = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karkataka',
  'simha',
  'kanya',
  'tula',
  'vrischika',
  'dhanu',
  'makara',
  'kumbha',
  'meena',
] as const;

export type Rasi = (typeof RASIS)[number];

/** What a family says of kuja dosham. */
export const KUJA_STATEMENTS = ['yes', 'no', 'remedied', 'unknown'] as const;

export type KujaStatement = (typeof KUJA_STATEMENTS)[number];

export const BIRTH_TIME_CERTAINTIES = ['exact', 'approximate', 'unknown'] as const;

export type BirthTimeCertainty = (typeof BIRTH_TIME_CERTAINTIES)[number];
