/** What the leak test plants about one member, and who may read which of it. */
import type { ColumnAudiences, FieldColumn } from '@kalyanam/shared/topics/profile/columns';
import { detailsFor, type DetailSecret } from './detail-secrets.js';
import { WITHOUT_AADHAAR } from './example.js';
import type { TeamSecret } from './team-secrets.js';

/** A number that no response has by chance: the first account's internal id. */
export const FIRST_ID = 912_345_678;

/** How the owner reads the screens. */
export const DISPLAY = { textSize: 'larger', readAloud: true, rate: 0.8, simple: true } as const;
const NUMBER = WITHOUT_AADHAAR ? 'K7698765' : '567898765432';
export const IDENTITY = {
  ...(WITHOUT_AADHAAR ? { identityKind: 'passport' as const, identityNumber: NUMBER } : { aadhaarNumber: NUMBER }),
  panNumber: 'PLNTD9876Q',
};
export const HOROSCOPE = {
  ...{ star: 23, pada: 2, kuja: 'remedied' as const, birthTime: '03:47', certainty: 'exact' as const },
  ...{ zone: 'America/Denver', birthPlace: 'Plantedbirthplace', lat: 39.7392, lon: -104.9847 },
  panchangam: 'Plantedpanchangam',
} as const;
/** Columns of the profile that not every member who finds it reads; a new one does not compile unless it is planted. */
type HiddenColumn = { [C in FieldColumn]: ColumnAudiences[C] extends 'members' ? never : C }[FieldColumn];

export const SECRETS = {
  phone: '9876012345',
  phoneAbroad: '+19725559182',
  email: 'plantedmail@example.org',
  gothra: 'Plantedgothra',
  womensGothra: 'Plantedwomen',
  familyAddress: 'Planted family street 7',
  workAddress: 'Planted work street 8',
  dob: '1993-08-17',
  diet: 'eggetarian',
  memberCode: '4827193W',
  createdBy: 'friend',
  candidatePhone: '9876054321',
  registrantName: 'Plantedregistrant Reddy',
  identityNumber: NUMBER,
  pan: IDENTITY.panNumber,
  internalId: String(FIRST_ID),
  passwordHash: '$argon2',
  wishedAge: '{"from":41,"to":43}',
  searchName: 'Plantedsearch',
  display: '"textSize":"larger"',
  star: '"star":23,"pada":2',
  kuja: '"remedied"',
  birthTime: HOROSCOPE.birthTime,
  birthPlace: HOROSCOPE.birthPlace,
  panchangam: HOROSCOPE.panchangam,
  birthZone: HOROSCOPE.zone,
  searchQuery: 'birthYearFrom=1961',
  deskName: 'Plantedhand Reddy',
  deskNote: 'Planted desk note',
  deskDraft: 'Planted draft words',
  storyText: 'Planted story of a marriage',
  spouse: 'Plantedspouse Reddy',
} as const satisfies Record<Exclude<HiddenColumn, DetailSecret>, string> & Record<string, string>;
export type Secret = keyof typeof SECRETS | 'photo' | 'name' | 'storyPhoto' | 'storyFile' | TeamSecret | DetailSecret;

const ALWAYS: Secret[] = [
  'workAddress',
  'dob',
  'candidatePhone',
  'identityNumber',
  'pan',
  'internalId',
  'passwordHash',
  'wishedAge',
  'searchName',
  'display',
  'panchangam',
  'birthZone',
  'searchQuery',
  'deskName',
  'deskNote',
  'deskDraft',
  'storyText',
  'storyPhoto',
  'spouse',
  ...detailsFor('owner'),
];
export const sorted = (secrets: Secret[]): Secret[] => [...secrets].sort();
export const CONTACT: (keyof typeof SECRETS)[] = ['phone', 'phoneAbroad', 'email', 'familyAddress', 'registrantName'];
/** After an accepted interest, or as the owner says. */
export const MORE: Secret[] = [...detailsFor('more'), 'womensGothra'];
/** Verified members read these of verified ones, and only beside their own stars. */
const STARS: Secret[] = ['star', 'kuja'];
/** Only after an accepted interest. */
export const BIRTH: Secret[] = ['birthTime', 'birthPlace'];
export const SENSITIVE: Secret[] = [
  ...[...ALWAYS, ...CONTACT, ...detailsFor('verified'), ...MORE, ...STARS, ...BIRTH],
  ...(['gothra', 'photo'] as const),
];
/** Everyone who may see the profile reads these. */
export const SHOWN = sorted(['createdBy', 'diet', 'memberCode', 'name', ...detailsFor('members')]);
/** Verified members read these of a verified profile. */
export const OPEN = sorted([...SHOWN, ...detailsFor('verified'), ...STARS, 'gothra', 'photo']);
/** On the card of every list. */
export const ON_CARDS: Secret[] = ['memberCode', 'name', 'nativeDistrict', 'photo'];
