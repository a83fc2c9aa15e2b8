import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { InterestView } from '@kalyanam/shared/contracts/interests';
import type { MyProfile, ProfileCard, ProfileView } from '@kalyanam/shared/contracts/profile';
import type { VerificationStatus } from '@kalyanam/shared/vocabulary/status';

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
    ...changes,
  };
}

/** Nobody has asked yet, unless told. */
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

const COMMON = {
  id: 'p1',
  name: 'Sravani Reddy',
  age: 28,
  gender: 'female',
  height: '5.10',
  maritalStatus: 'never-married',
  education: 'masters',
  occupation: 'private',
  annualIncome: '10-15',
  verificationStatus: 'verified',
  interest: null,
  shortlisted: false,
} as const;

export const makeCard = (changes: Partial<ProfileCard> = {}): ProfileCard => ({
  ...COMMON,
  workLocation: { type: 'nri', country: 'usa', city: 'Dallas' },
  familyLocation: { state: 'telangana', city: 'Warangal' },
  summary: 'Botany lecturer.',
  photo: null,
  photosHidden: 'none',
  interest: null,
  shortlisted: false,
  ...changes,
});

export const makeView = (changes: Partial<ProfileView> = {}): ProfileView => ({
  ...COMMON,
  workLocation: { type: 'india', state: 'telangana', city: 'Hyderabad' },
  familyLocation: { state: 'andhra-pradesh', city: 'Kurnool', address: null },
  complexion: 'wheatish',
  caste: 'reddy',
  subcaste: null,
  selfSummary: 'Botany lecturer.',
  expectations: 'Kind.',
  photos: [],
  photosHidden: 'none',
  interest: makeInterest({ canShow: true }),
  shortlisted: false,
  phone: '9848012345',
  email: 'sravani@example.com',
  contactHidden: null,
  gothra: 'Kasyapa',
  aadhaarVerified: true,
  isActive: true,
  canShowInterest: true,
  ...changes,
});

export const makeMyProfile = (changes: Partial<MyProfile> = {}): MyProfile => ({
  ...COMMON,
  id: 'me',
  dob: '1998-05-14',
  caste: 'reddy',
  subcaste: 'Motati',
  gothra: 'Kasyapa',
  complexion: 'fair',
  workLocation: { type: 'india', state: 'telangana', city: 'Hyderabad', address: null },
  familyLocation: { state: 'andhra-pradesh', city: 'Kurnool', address: null },
  selfSummary: 'Botany lecturer.',
  expectations: 'Kind.',
  email: 'ramesh@example.com',
  phone: '9848012345',
  emailVerified: true,
  phoneVerified: true,
  isActive: true,
  photos: [],
  documents: { aadhaar: true, pan: false },
  aadhaarLast4: '1234',
  panLast4: null,
  aadhaarVerified: true,
  contactVisibility: 'verified',
  married: false,
  completeness: { percent: 75, missing: ['photo', 'more-photos'] },
  rejection: null,
  version: 1,
  registeredAt: '2026-10-01T08:00:00Z',
  pendingReview: {},
  ...changes,
});
