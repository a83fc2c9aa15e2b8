// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

/** Values in the order shown. */
export const PHOTOS = {
  visibility: ['verified', 'accepted', 'request'] as const,
  state: ['pending', 'approved', 'rejected'] as const,
  refusal: [
    'no-face',
    'several-people',
    'not-the-person',
    'contact-in-picture',
    'unclear',
    'altered',
    'unsuitable',
  ] as const,
};

export type PhotoVisibility = (typeof PHOTOS)['visibility'][number];
export type PhotoState = (typeof PHOTOS)['state'][number];
export type PhotoRefusal = (typeof PHOTOS)['refusal'][number];
export type PhotoWords = { readonly [L in keyof typeof PHOTOS]: Readonly<Record<(typeof PHOTOS)[L][number], string>> };
