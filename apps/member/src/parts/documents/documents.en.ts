import { defineTexts } from '@kalyanam/web/i18n/texts';
import { documentKind as kinds } from '@kalyanam/shared/base/domain/lists.en';
import { en as NAMES } from '@kalyanam/shared/topics/verification/identity-names.en';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';

const DRAWN: Readonly<Record<IdentityKind, string>> = {
  aadhaar: 'Drawing of an Aadhaar card',
  'aadhaar-masked': 'Drawing of an Aadhaar card with the first 8 digits covered',
  passport: 'Drawing of the page of a passport',
  'driving-licence': 'Drawing of a driving licence',
  'voter-id': 'Drawing of a voter ID card',
};

/** A document of identity: which, its number, and its picture (R43). */
export const en = {
  which: 'Which document do you use?',
  kinds,
  numbers: {
    aadhaar: 'Aadhaar number',
    'aadhaar-masked': 'Last 4 digits of the Aadhaar number',
    passport: 'Passport number',
    'driving-licence': 'Driving licence number',
    'voter-id': 'Voter ID number',
  } satisfies Record<IdentityKind, string> as Record<IdentityKind, string>,
  panNumber: 'PAN number',
  pictures: {
    aadhaar: 'Photo of the Aadhaar card',
    'aadhaar-masked': 'Photo of the Aadhaar card with the first 8 digits covered',
    passport: 'Photo of the passport page',
    'driving-licence': 'Photo of the driving licence',
    'voter-id': 'Photo of the voter ID card',
  } satisfies Record<IdentityKind, string> as Record<IdentityKind, string>,
  wanted: (kind: IdentityKind) => `Our team needs the ${NAMES[kind]} to verify the profile.`,
  checkDigit: 'Please compare the number with the card again: its check digit does not match. You can still continue.',
  beginning:
    'Please compare the number with the card again. No Aadhaar number begins with 0 or 1. You can still continue.',
  unusual: (kind: IdentityKind) =>
    `Please compare the number with the ${NAMES[kind]} again: most numbers look different. You can still continue.`,
  help: {
    title: 'What we must be able to read',
    alt: (kind: IdentityKind) =>
      `${DRAWN[kind]}: 1 the photo, 2 the name, 3 the date of birth, 4 ${kind === 'aadhaar-masked' ? 'the last 4 digits' : 'the number'}.`,
    photo: 'Photo',
    name: 'Name',
    dob: 'Date of birth',
    number: 'Number',
    lastFour: 'Last 4 digits',
    tip: 'The side with the photo, all four corners in the picture, no flash on it.',
    cover:
      'Cover the first 8 digits before you take the picture. A picture that shows all 12 is not accepted, and erased.',
  },
  numberEnding: (kind: IdentityKind, last4: string) =>
    `The number of the ${NAMES[kind]} that we have ends in ${last4}. If it is wrong, or you want to use another document, enter it again.`,
  /** Used in place of their names, until these are known. */
  namedThere: 'those that the registration names',
  noNumber: 'We do not have the number of the document.',
  another: 'Use another document, or correct the number',
};

export const useDocumentTexts = defineTexts('documents', en);
