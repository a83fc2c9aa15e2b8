import type { MyHoroscope } from '@kalyanam/shared/contracts/horoscope';
import type { MyDetails, ProfileDetails } from '@kalyanam/shared/contracts/details';
import { DETAIL_NAMES, type DetailFields } from '@kalyanam/shared/topics/profile/details';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { InterestView } from '@kalyanam/shared/contracts/interests';
import type { MyProfile, ProfileCard, ProfileView } from '@kalyanam/shared/contracts/profile';
import { exampleProfile } from '@kalyanam/shared/topics/profile/fields';
import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';

const { phone } = registrationExample();
/** The profile of the example, as the API answers it. */
const EXAMPLE = { ...exampleProfile(), subcaste: 'Motati', age: 28, verificationStatus: 'verified' } as const;

export function makeUser(status: VerificationStatus, changes: Partial<SessionUser> = {}): SessionUser {
  const proved = status !== 'not-verified';
  return {
    id: 'me',
    name: 'Ramesh Reddy',
    email: 'ramesh@example.com',
    phone: '9848012345',
    emailVerified: proved,
    phoneVerified: proved,
    isVerified: proved,
    verificationStatus: status,
    profile: { name: 'Ramesh Reddy' },
    ageWindow: null,
    display: null,
    ...changes,
  };
}

/** No one has asked yet, unless the test says so. */
export const makeInterest = (changes: Partial<InterestView> = {}): InterestView => ({
  state: 'none',
  direction: null,
  canShow: false,
  canAccept: false,
  canDecline: false,
  canWithdraw: false,
  againAt: null,
  sentAt: null,
  answeredAt: null,
  expiresAt: null,
  waitsFor: null,
  waitingBefore: null,
  note: null,
  noteState: null,
  message: null,
  undoUntil: null,
  ...changes,
});

/** Asked on 20 November 2026. */
export const makeAsked = (direction: 'sent' | 'received'): InterestView =>
  makeInterest({
    state: 'pending',
    direction,
    canAccept: direction === 'received',
    canDecline: direction === 'received',
    canWithdraw: direction === 'sent',
    sentAt: '2026-11-20T06:30:00Z',
    expiresAt: '2026-12-04T06:30:00Z',
  });

/** What the lists of interests count. */
export const INTEREST_COUNTS = { received: 1, sent: 0, accepted: 13, waiting: 0 };

/** One page of a list of interests. */
export const makeInterestsPage = (box: string, profiles: object[], changes: object = {}) => ({
  ...{ box, profiles, page: 1, total: profiles.length, totalPages: 1 },
  ...{ counts: INTEREST_COUNTS, left: 3, closed: [] },
  ...changes,
});

export const makeCard = (changes: Partial<ProfileCard> = {}): ProfileCard => {
  const { name, age, gender, height, maritalStatus, education, occupation, annualIncome, verificationStatus } = EXAMPLE;
  return {
    ...{ name, age, gender, height, maritalStatus, education, occupation, annualIncome, verificationStatus },
    id: 'p1',
    memberCode: '4827193W',
    freshness: 'week',
    workLocation: { type: 'nri', country: 'usa', city: 'Dallas' },
    familyLocation: { state: 'telangana', city: 'Warangal' },
    nativeDistrict: 'warangal',
    summary: EXAMPLE.selfSummary,
    photo: null,
    photoCount: 0,
    photosHidden: 'none',
    interest: null,
    shortlisted: false,
    sameGothra: false,
    ...changes,
  };
};

const NOTHING_TOLD = Object.fromEntries(DETAIL_NAMES.map((detail) => [detail, null])) as unknown as DetailFields;

const makeDetails = (changes: Partial<ProfileDetails> = {}): ProfileDetails => ({
  ...NOTHING_TOLD,
  siblings: [],
  womensGothras: [],
  hasChildren: null,
  ...changes,
});

/** One's own profile without further details. */
export const makeMyDetails = (changes: Partial<MyDetails> = {}): MyDetails => ({
  ...NOTHING_TOLD,
  moreVisible: 'accepted',
  siblings: [],
  familyConsent: false,
  abroad: false,
  onceMarried: false,
  version: 1,
  pendingReview: {},
  ...changes,
});

export const makeMyHoroscope = (changes: Partial<MyHoroscope> = {}): MyHoroscope => ({
  ...{ dob: '1995-01-01', star: null, pada: null, source: 'family', kuja: null, panchangam: null },
  ...{ birthTime: null, certainty: null, which: null, birthPlace: null, zone: null, secondSheet: false },
  ...{ consent: false, version: 1, ...changes },
});

export const makeView = (changes: Partial<ProfileView> = {}): ProfileView => {
  const { dob: _dob, ...shown } = EXAMPLE;
  return {
    ...shown,
    id: 'p1',
    memberCode: '4827193W',
    freshness: 'week',
    createdBy: null,
    familyLocation: { ...EXAMPLE.familyLocation, address: null },
    details: makeDetails(),
    checks: [],
    photos: [],
    photosHidden: 'none',
    interest: makeInterest({ canShow: true }),
    shortlisted: false,
    photosAsked: false,
    dismissedAt: null,
    gothraGate: null,
    match: null,
    phone: null,
    email: null,
    contactHidden: 'until-opened',
    honesty: null,
    aadhaarVerified: true,
    isActive: true,
    canShowInterest: true,
    ...changes,
  };
};

export const makeMyProfile = (changes: Partial<MyProfile> = {}): MyProfile => ({
  ...EXAMPLE,
  id: 'me',
  memberCode: '4827193W',
  createdBy: null,
  pausedUntil: null,
  workLocation: { ...EXAMPLE.workLocation, address: null },
  familyLocation: { ...EXAMPLE.familyLocation, address: null },
  email: 'ramesh@example.com',
  phone,
  emailVerified: true,
  phoneVerified: true,
  isActive: true,
  photos: [],
  documents: { identity: 'aadhaar', pan: false },
  identity: { kind: 'aadhaar', last4: '1234' },
  panLast4: null,
  aadhaarVerified: true,
  contactVisibility: 'verified',
  marriedAt: null,
  completeness: { percent: 75, missing: ['photo', 'more-photos'] },
  rejection: null,
  question: null,
  version: 1,
  registeredAt: '2026-10-01T08:00:00Z',
  pendingReview: {},
  unreadTexts: [],
  ...changes,
});
