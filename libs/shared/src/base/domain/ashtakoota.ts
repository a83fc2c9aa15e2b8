// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

export const METHOD = 'telugu-1';
export const MAXIMUM = 36;
export const CUSTOMARY_MINIMUM = 18;

export const KOOTAS = ['varna', 'vashya', 'tara', 'yoni', 'maitri', 'gana', 'rasi', 'nadi'] as const;

export type Koota = (typeof KOOTAS)[number];

export const KOOTA_POINTS: Readonly<Record<Koota, number>> = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  maitri: 5,
  gana: 6,
  rasi: 7,
  nadi: 8,
};

export const VARNAS = ['brahmana', 'kshatriya', 'vaisya', 'sudra'] as const;
export const VASHYAS = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keetaka'] as const;
export const YONIS = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const;
export const GANAS = ['deva', 'manushya', 'rakshasa'] as const;
export const NADIS = ['adi', 'madhya', 'antya'] as const;
export const PLANETS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

/** Varna by rasi. */
export const VARNA_OF = [
  'kshatriya',
  'vaisya',
  'sudra',
  'brahmana',
  'kshatriya',
  'vaisya',
  'sudra',
  'brahmana',
  'kshatriya',
  'vaisya',
  'sudra',
  'brahmana',
] as const;
/** Vashya by rasi; null: by its halves. */
export const VASHYA_OF = [
  'chatushpada',
  'chatushpada',
  'manava',
  'jalachara',
  'vanachara',
  'manava',
  'manava',
  'keetaka',
  'manava',
  null,
  'manava',
  'jalachara',
] as const;
export const LORD_OF = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
] as const;

/** Yoni, gana and nadi by star. */
export const YONI_OF = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'serpent',
  'dog',
  'cat',
  'sheep',
  'cat',
  'rat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'buffalo',
  'tiger',
  'deer',
  'deer',
  'dog',
  'monkey',
  'mongoose',
  'monkey',
  'lion',
  'horse',
  'lion',
  'cow',
  'elephant',
] as const;
export const GANA_OF = [
  'deva',
  'manushya',
  'rakshasa',
  'manushya',
  'deva',
  'manushya',
  'deva',
  'deva',
  'rakshasa',
  'rakshasa',
  'manushya',
  'manushya',
  'deva',
  'rakshasa',
  'deva',
  'rakshasa',
  'deva',
  'rakshasa',
  'rakshasa',
  'manushya',
  'manushya',
  'deva',
  'rakshasa',
  'rakshasa',
  'manushya',
  'manushya',
  'deva',
] as const;
export const NADI_OF = [
  'adi',
  'madhya',
  'antya',
  'antya',
  'madhya',
  'adi',
  'adi',
  'madhya',
  'antya',
  'antya',
  'madhya',
  'adi',
  'adi',
  'madhya',
  'antya',
  'antya',
  'madhya',
  'adi',
  'adi',
  'madhya',
  'antya',
  'antya',
  'madhya',
  'adi',
  'adi',
  'madhya',
  'antya',
] as const;
export const RAJJU_OF = [
  'pada',
  'kati',
  'udara',
  'kantha',
  'siro',
  'kantha',
  'udara',
  'kati',
  'pada',
  'pada',
  'kati',
  'udara',
  'kantha',
  'siro',
  'kantha',
  'udara',
  'kati',
  'pada',
  'pada',
  'kati',
  'udara',
  'kantha',
  'siro',
  'kantha',
  'udara',
  'kati',
  'pada',
] as const;

type Matrix = readonly (readonly number[])[];

/** Rows are the bride's, except in the table of gana, whose rows are the groom's. */
export const VASHYA_POINTS: Matrix = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0.5, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
];
export const VASHYA_ELSEWHERE: readonly Matrix[] = [
  [
    [2, 0.5, 1, 0, 2],
    [0.5, 2, 0, 0, 0],
    [1, 0, 2, 2, 2],
    [0, 0, 2, 2, 0],
    [1, 0, 1, 0, 2],
  ],
  [
    [2, 1, 1, 1.5, 1],
    [1, 2, 1.5, 0, 1],
    [1, 1.5, 2, 1, 1],
    [0, 0, 0, 2, 0],
    [1, 1, 1, 0, 2],
  ],
];
export const YONI_POINTS: Matrix = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
];
export const MAITRI_POINTS: Matrix = [
  [5, 5, 5, 4, 5, 0, 0],
  [5, 5, 4, 1, 4, 0.5, 0.5],
  [5, 4, 5, 0.5, 5, 3, 0.5],
  [4, 1, 0.5, 5, 0.5, 5, 4],
  [5, 4, 5, 0.5, 5, 0.5, 3],
  [0, 0.5, 3, 5, 0.5, 5, 5],
  [0, 0.5, 0.5, 4, 3, 5, 5],
];
export const GANA_POINTS: Matrix = [
  [6, 6, 0],
  [5, 6, 0],
  [1, 0, 6],
];

/** Stars that pierce each other. */
export const VEDHA: readonly (readonly string[])[] = [
  ['aswini', 'jyeshta'],
  ['bharani', 'anuradha'],
  ['krittika', 'visakha'],
  ['rohini', 'swati'],
  ['arudra', 'sravanam'],
  ['punarvasu', 'uttarashadha'],
  ['pushyami', 'purvashadha'],
  ['aslesha', 'moola'],
  ['makha', 'revati'],
  ['pubba', 'uttarabhadra'],
  ['uttara', 'purvabhadra'],
  ['hasta', 'satabhisham'],
  ['mrigasira', 'chitta', 'dhanishta'],
];

export const KUJA_HOUSES: readonly number[] = [2, 4, 7, 8, 12];
