/**
 * How complete a profile is, in percent, and what is missing. What registration requires is always there and
 * counts as the base; the rest is what families ask for next.
 */
import { FIELDS, type FieldWith, type ProfileFields } from './fields.js';
import type { ValueOf } from '../../base/vocabulary/option.js';
import type { VerificationStatus } from '../../base/vocabulary/status.js';
import type { IdentityKind } from '../../base/vocabulary/documents.js';

export const COMPLETENESS_PARTS = [
  { value: 'photo', label: 'Add a photo', points: 15, why: 'Families look at profiles with a photo first.' },
  { value: 'email', label: 'Verify your email', points: 5, why: 'We email you when someone is interested.' },
  {
    value: 'phone',
    label: 'Verify your phone',
    points: 5,
    why: 'Your profile is shown only after your number is verified.',
  },
  {
    value: 'document',
    label: 'Upload your identity document',
    points: 10,
    why: 'Our team needs it to verify you; only verified members see photos and contact details.',
  },
  {
    value: 'family',
    label: 'Add your family',
    points: 6,
    why: 'Parents, brothers and sisters are what the first call is about.',
  },
  { value: 'more-photos', label: 'Add more photos', points: 5, why: 'One picture says little about a person.' },
  {
    value: 'self-summary',
    label: 'Write more about yourself',
    points: FIELDS.selfSummary.weight,
    why: 'It is what families read after the photo: your work, your family, your everyday life.',
  },
  {
    value: 'expectations',
    label: 'Write more about who you are looking for',
    points: FIELDS.expectations.weight,
    why: 'It saves both families time.',
  },
  {
    value: 'subcaste',
    label: 'Fill in your subcaste',
    points: FIELDS.subcaste.weight,
    why: 'Families usually ask for it first.',
  },
  {
    value: 'native-place',
    label: 'Add where your family is from',
    points: 3,
    why: 'Many families begin with the native place.',
  },
  {
    value: 'study-work',
    label: 'Add what you studied and do',
    points: 3,
    why: 'A degree and a job say more than a level and a sector.',
  },
] as const;
export type CompletenessPart = ValueOf<typeof COMPLETENESS_PARTS>;

/** From 0 to 100, and the missing parts, weightiest first. */
export interface Completeness {
  percent: number;
  missing: CompletenessPart[];
}

type WeightedField = FieldWith<{ weight: number }>;

export interface CompletenessFacts extends Pick<ProfileFields, WeightedField> {
  emailVerified: boolean;
  phoneVerified: boolean;
  verificationStatus: VerificationStatus;
  documents: { identity: IdentityKind | null };
  aadhaarVerified: boolean;
  photos: readonly unknown[];
  /** Which of the details beyond registration are given. */
  told: Readonly<Record<'family' | 'nativePlace' | 'studyWork', boolean>>;
}

const PHOTOS = 3;
const TELLING_LENGTH = 100;

type FieldPart = 'self-summary' | 'expectations' | 'subcaste';
const PART_OF: Readonly<Record<WeightedField, FieldPart>> = {
  selfSummary: 'self-summary',
  expectations: 'expectations',
  subcaste: 'subcaste',
};
const WEIGHTED = Object.keys(PART_OF) as WeightedField[];

const OTHERS: Readonly<Record<Exclude<CompletenessPart, FieldPart>, (facts: CompletenessFacts) => boolean>> = {
  photo: ({ photos }) => photos.length > 0,
  email: ({ emailVerified }) => emailVerified,
  phone: ({ phoneVerified }) => phoneVerified,
  // A decision erases the file (R16): a verified member has nothing left to upload.
  document: ({ documents, aadhaarVerified, verificationStatus }) =>
    documents.identity !== null || aadhaarVerified || verificationStatus === 'verified',
  'more-photos': ({ photos }) => photos.length >= PHOTOS,
  family: ({ told }) => told.family,
  'native-place': ({ told }) => told.nativePlace,
  'study-work': ({ told }) => told.studyWork,
};

const isTold = (field: WeightedField, facts: CompletenessFacts): boolean =>
  (facts[field] ?? '').trim().length >= (FIELDS[field].kind === 'long-text' ? TELLING_LENGTH : 1);

const isThere = (part: CompletenessPart, facts: CompletenessFacts): boolean =>
  part in OTHERS
    ? OTHERS[part as keyof typeof OTHERS](facts)
    : WEIGHTED.every((field) => PART_OF[field] !== part || isTold(field, facts));

export function completenessOf(facts: CompletenessFacts): Completeness {
  const missing = COMPLETENESS_PARTS.filter((part) => !isThere(part.value, facts)).sort((a, b) => b.points - a.points);
  return {
    percent: 100 - missing.reduce((sum, { points }) => sum + points, 0),
    missing: missing.map((part) => part.value),
  };
}
