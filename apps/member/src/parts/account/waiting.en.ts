import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';

/** What a profile waits for, as the first screens say it. */
export const en = {
  /**
   * R45: the candidate has not agreed yet to a profile that their family made. The family browses; no one sees the
   * profile.
   */
  consent: {
    title: (name: string) => `${name} must say yes first`,
    text: (name: string) =>
      `No one sees this profile before ${name} agrees on their own phone. You can browse in the meantime.`,
    ask: 'Ask for consent',
  },
  missing: {
    aadhaar: 'One thing is missing: a photo of your Aadhaar card.',
    'aadhaar-masked': 'One thing is missing: a photo of your masked Aadhaar card.',
    passport: 'One thing is missing: a photo of your passport.',
    'driving-licence': 'One thing is missing: a photo of your driving licence.',
    'voter-id': 'One thing is missing: a photo of your voter ID card.',
  } satisfies Record<IdentityKind, string>,
  rejectedTitle: 'Our team could not approve your profile yet',
  questionTitle: 'Our team has a question',
  verifyNow: 'Verify Email & Phone',
  locked: 'Opens after verification',
};

export const useWaitingTexts = defineTexts('waiting', en);
