import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';

const CARDS: Readonly<Record<IdentityKind, string>> = {
  aadhaar: 'Aadhaar card',
  'aadhaar-masked': 'masked Aadhaar card',
  passport: 'passport',
  'driving-licence': 'driving licence',
  'voter-id': 'voter ID card',
};

/** What a profile waits for, as the first screens say it. */
export const en = {
  /**
   * R45: the candidate has not agreed yet to a profile that their family made. The family browses; no one sees the
   * profile.
   */
  consent: {
    title: (name: string) => `${name} must say yes first`,
    text: (name: string, gender: Gender) =>
      `No one sees this profile before ${name} agrees on ${gender === 'male' ? 'his' : 'her'} own phone. You can browse in the meantime.`,
    ask: 'Ask for consent',
  },
  /** `name` is the candidate's, where someone else is asked. */
  missing: (kind: IdentityKind, name: string | null) =>
    `One thing is missing: a photo of ${name ? `${name}’s` : 'your'} ${CARDS[kind]}.`,
  rejectedTitle: 'Our team could not approve your profile yet',
  questionTitle: 'Our team has a question',
  verifyNow: 'Verify Email & Phone',
  locked: 'Opens after verification',
};

export const useWaitingTexts = defineTexts('waiting', en);
