// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

export const DOCUMENTS = ['aadhaar', 'aadhaar-masked', 'passport', 'driving-licence', 'voter-id', 'pan'] as const;

export type DocumentKind = (typeof DOCUMENTS)[number];
