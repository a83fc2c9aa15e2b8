// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { PhotoWords } from './photos.js';

export const en: PhotoWords = {
  visibility: { verified: 'All verified members', accepted: 'After accepted interest', request: 'On request' },
  state: { pending: 'Waiting for our team', approved: 'Approved', rejected: 'Not accepted' },
  refusal: {
    'no-face': 'No face can be seen',
    'several-people': 'Several people in the picture',
    'not-the-person': 'Not the person of the profile',
    'contact-in-picture': 'A number or address in the picture',
    unclear: 'Too dark, small or blurred',
    altered: 'Altered or made by a computer',
    unsuitable: 'Unsuitable',
  },
};
