import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { CheckEvidence } from '@kalyanam/shared/topics/verification/checks';
import { checkFact as facts } from '@kalyanam/shared/base/domain/lists.en';

/** Labels for the middle of a sentence. */
const documents: Readonly<Record<CheckEvidence, string>> = {
  aadhaar: 'Aadhaar',
  'aadhaar-masked': 'masked Aadhaar',
  passport: 'passport',
  'driving-licence': 'driving licence',
  'voter-id': 'voter ID card',
  decree: 'divorce decree',
  'death-certificate': 'death certificate',
  certificate: 'degree certificate',
  letter: "employer's letter",
  'residence-card': 'visa or residence card',
  slip: 'salary slip',
};

export const en = {
  facts,
  documents,
  heading: 'What we checked',
  seen: (fact: string, document: string, day: string) => `${fact}: ${document} seen by our team, ${day}`,
  compared: (fact: string, document: string, day: string) =>
    `${fact}: photo and ${document} compared by our team, ${day}`,
  code: (fact: string, day: string) => `${fact}: verified by a code, ${day}`,
  service: (fact: string, day: string) => `${fact}: verified by the login service, ${day}`,
  lapsed: (fact: string, month: string) => `${fact}: checked ${month}, lapsed`,
  vouched: (fact: string) => `${fact}: vouched for beforehand, no document seen`,
  said: (fact: string) => `${fact}: stated by the family, not checked`,
  unstated: (fact: string) => `${fact}: not stated`,
  /** Facts that no family states about itself. */
  notIdentified: (fact: string) => `${fact}: not checked`,
  notCompared: (fact: string) => `${fact}: not compared by our team`,
  noPhoto: (fact: string) => `${fact}: no photo to compare`,
  foot: 'We have not checked what is not marked as checked.',
  all: 'Show all ten',
};

export const useCheckWords = defineTexts('checkWords', en);
