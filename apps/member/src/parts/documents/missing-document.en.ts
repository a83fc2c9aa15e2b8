import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';

/** Apart from `documents.en.ts`, because the first screens show it. */
export const en: { missing: Readonly<Record<IdentityKind, string>> } = {
  missing: {
    aadhaar: 'One thing is missing: a photo of your Aadhaar card.',
    'aadhaar-masked': 'One thing is missing: a photo of your masked Aadhaar card.',
    passport: 'One thing is missing: a photo of your passport.',
    'driving-licence': 'One thing is missing: a photo of your driving licence.',
    'voter-id': 'One thing is missing: a photo of your voter ID card.',
  },
};

export const useMissingTexts = defineTexts('missingDocument', en);
