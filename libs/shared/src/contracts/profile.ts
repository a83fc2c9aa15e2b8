import type { RejectionReasonView } from '../vocabulary/rejection-reasons.js';
import type { Completeness } from '../completeness.js';
import type { Education, IncomeBand, Occupation } from '../vocabulary/career.js';
import type { Caste, Complexion, Gender, MaritalStatus } from '../vocabulary/people.js';
import type { NriCountry, State, WorkType } from '../vocabulary/places.js';
import type { ContactVisibility, VerificationStatus } from '../vocabulary/status.js';
import type { InterestView } from './interests.js';

export interface WorkLocation {
  /** 'domestic' is accepted on input and kept as 'india'. */
  type: WorkType;
  state?: State | null;
  city?: string | null;
  country?: NriCountry | null;
  address?: string | null;
}

/** 'domestic' is a synonym of 'india' on input (R24). */
export type WorkLocationInput = Omit<WorkLocation, 'type'> & { type: WorkType | 'domestic' };

export interface FamilyLocation {
  state: State;
  city: string;
  address?: string | null;
}

/** Every field of a candidate that a registration gives and Edit Profile edits. */
export interface ProfileFields {
  name: string;
  /** YYYY-MM-DD. */
  dob: string;
  gender: Gender;
  caste: Caste;
  subcaste?: string | null;
  gothra: string;
  maritalStatus: MaritalStatus;
  /** feet.inches as a string: '5.10' is 70 inches. */
  height: string;
  complexion: Complexion;
  education: Education;
  occupation: Occupation;
  annualIncome: IncomeBand;
  workLocation: WorkLocation;
  familyLocation: FamilyLocation;
  expectations: string;
  selfSummary: string;
}

/** Signed, short-lived URLs of one photo in three sizes; pixels are those of `full`. */
export interface PhotoView {
  id: string;
  thumb: string;
  card: string;
  full: string;
  width: number;
  height: number;
}

/** Why a viewer gets no photos of a profile; null when the photos are there to see. */
export type PhotosHidden = 'viewer-not-verified' | 'owner-not-verified' | 'none' | null;

/** Why a verified viewer gets no phone and e-mail of a verified profile (R27). */
export type ContactHidden = 'after-interest' | null;

/** A card of the browse page. */
export interface ProfileCard {
  id: string;
  name: string;
  age: number;
  gender: Gender;
  height: string;
  maritalStatus: MaritalStatus;
  education: Education;
  occupation: Occupation;
  annualIncome: IncomeBand;
  workLocation: Pick<WorkLocation, 'type' | 'state' | 'city' | 'country'>;
  familyLocation: Pick<FamilyLocation, 'state' | 'city'>;
  /** At most 100 characters of the self-summary. */
  summary: string;
  verificationStatus: VerificationStatus;
  photo: PhotoView | null;
  photosHidden: PhotosHidden;
  /** Null on one's own. */
  interest: InterestView | null;
  /** Whether the viewer has put it on her shortlist. */
  shortlisted: boolean;
}

/** One profile as a certain viewer may see it; phone, email, gothra and photos by R25. */
export interface ProfileView extends Omit<ProfileCard, 'summary' | 'photo' | 'workLocation' | 'familyLocation'> {
  complexion: Complexion;
  caste: Caste;
  subcaste: string | null;
  workLocation: Omit<WorkLocation, 'address'>;
  familyLocation: FamilyLocation;
  selfSummary: string;
  expectations: string;
  photos: PhotoView[];
  phone: string | null;
  email: string | null;
  contactHidden: ContactHidden;
  gothra: string | null;
  aadhaarVerified: boolean;
  isActive: boolean;
  /** Whether this viewer has the button at all; what it does now is in `interest`. */
  canShowInterest: boolean;
}

/** One's own profile: every field, with the state of the account beside it. */
export interface MyProfile extends ProfileFields {
  id: string;
  age: number;
  email: string;
  phone: string;
  emailVerified: boolean;
  phoneVerified: boolean;
  verificationStatus: VerificationStatus;
  isActive: boolean;
  photos: PhotoView[];
  documents: { aadhaar: boolean; pan: boolean };
  aadhaarLast4: string | null;
  panLast4: string | null;
  aadhaarVerified: boolean;
  contactVisibility: ContactVisibility;
  /** 'Marriage fixed': hidden from everybody until it is undone (R31). */
  married: boolean;
  completeness: Completeness;
  /** What the team wrote with a rejection, and how many resubmissions are left (R9). */
  rejection: {
    notes: string;
    reasons: RejectionReasonView[];
    decidedAt: string;
    resubmissionsLeft: number;
  } | null;
  /** Changes that wait for review while the old value above stands (R30). */
  pendingReview: ReviewedFields;
  /** Optimistic version number; sent back with an edit (R30). */
  version: number;
  registeredAt: string;
}

/** What a verified member may change only with the team's consent (R30). */
export type ReviewedFields = Partial<Pick<ProfileFields, 'name' | 'dob' | 'gender' | 'maritalStatus' | 'gothra'>>;

export interface ProfilePage {
  success: true;
  profiles: ProfileCard[];
  page: number;
  total: number;
  totalPages: number;
}

/** Query of the browse page; every value is a text, as in the URL. */
export interface BrowseQuery {
  lookingFor?: string;
  birthYearFrom?: string;
  birthYearTo?: string;
  maritalStatus?: string;
  workState?: string;
  workCity?: string;
  workCountry?: string;
  familyState?: string;
  familyCity?: string;
  incomeFrom?: string;
  incomeTo?: string;
  sort?: string;
  page?: string;
}

export interface CityOption {
  value: string;
  label: string;
}
