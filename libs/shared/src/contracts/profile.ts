import type { District } from '../base/domain/districts.js';
import type { Freshness } from '../base/domain/lists.js';
import type { Completeness } from '../topics/profile/completeness.js';
import type { ReadDetail } from '../topics/profile/details.js';
import type { NotePattern } from '../base/domain/interlock.js';
import type { DeskRelation, HandView } from '../topics/family/desk.js';
import type { Honesty } from '../topics/interests/honesty.js';
import type {
  FieldName,
  FieldValue,
  OptionalField,
  ProfileFields,
  ReadField,
  WaitingField,
} from '../topics/profile/fields.js';
import type { FamilyLocation, WorkLocation, WorkLocationInput } from '../topics/profile/places.js';
import type { CreatedBy } from '../base/vocabulary/people.js';
import type { RejectionReasonView } from '../base/vocabulary/rejection-reasons.js';
import type { ContactVisibility, VerificationStatus } from '../base/vocabulary/status.js';
import type { CheckLine } from './fact-checks.js';
import type { GothraGate } from './gothras.js';
import type { ProfileDetails, WaitingDetails } from './details.js';
import type { InterestView } from './interests.js';
import type { IdentityKind } from '../base/vocabulary/documents.js';
import type { CardFits, ProfileMatch } from './wishes.js';

/** The same as it is sent: 'domestic' is accepted for 'india'. */
export type ProfileInput = Omit<ProfileFields, 'workLocation'> & { workLocation: WorkLocationInput };

/** Signed, short-lived URLs of one photo in three sizes; pixels are those of `full`. */
export interface PhotoView {
  id: string;
  thumb: string;
  card: string;
  full: string;
  width: number;
  height: number;
}

/** Why a viewer gets no photos of a profile; null when they can see them. */
export type PhotosHidden =
  'viewer-not-verified' | 'owner-not-verified' | 'after-interest' | 'on-request' | 'in-review' | 'none' | null;

/** Why an answer has no phone, email and address of a verified profile for a verified viewer (R27, R63, R79). */
export type ContactHidden = 'until-opened' | 'after-interest' | 'daily-limit' | null;

/** What opens at a press. */
export interface ContactDetails {
  /** The verified one, which families ring. */
  phone: string;
  /** R52: the own number abroad, as stated; only where there is one. */
  phoneAbroad?: string;
  email: string;
  /** Who answers that phone, where it is not the candidate. */
  person?: HandView;
  /** House and street, where the family stated them. */
  address: string | null;
}

/** Fields that a card shows as they are. */
type CardField = 'name' | 'gender' | 'height' | 'maritalStatus' | 'education' | 'occupation' | 'annualIncome';

/** A card of another member, in any list. */
export interface ProfileCard extends Pick<ProfileFields, CardField> {
  id: string;
  /** To be said on the phone, e.g. 4827193W. */
  memberCode: string;
  age: number;
  workLocation: Pick<WorkLocation, 'type' | 'state' | 'city' | 'country'>;
  familyLocation: Pick<FamilyLocation, 'state' | 'city'>;
  /** Chooses the cloth where no photo is shown. */
  nativeDistrict: District | null;
  /** At most 100 characters of the self-summary. */
  summary: string;
  verificationStatus: VerificationStatus;
  /** How lately they said that they are still looking; null where they have not. */
  freshness: Freshness | null;
  photo: PhotoView | null;
  /** How many photos the viewer can see. */
  photoCount: number;
  photosHidden: PhotosHidden;
  /** Null on one's own. */
  interest: InterestView | null;
  /** Whether it is on the viewer's shortlist. */
  shortlisted: boolean;
  /** R46: between verified members, by either family's rule. */
  sameGothra: boolean;
}

/** Fields that a view shows as they are; `profile.view.ts` of the API decides about the others. */
type ShownField = Exclude<FieldName, 'nameTe' | 'dob' | 'gothra' | 'workLocation' | 'familyLocation'>;
type ShownFields = { [F in ShownField]: F extends OptionalField ? FieldValue<F> | null : FieldValue<F> };

/** The full view has these in more words, or elsewhere. */
type CardOnly = 'summary' | 'photoCount' | 'sameGothra' | 'nativeDistrict';

/** One profile as a certain viewer may see it; phone, email, gothra and photos by R25. */
export interface ProfileView
  extends ShownFields, Omit<ProfileCard, CardField | CardOnly | 'photo' | 'workLocation' | 'familyLocation'> {
  workLocation: Omit<WorkLocation, 'address'>;
  familyLocation: FamilyLocation;
  /** Who made the profile, if they said so. */
  createdBy: CreatedBy | null;
  /** When the viewer marked it "Not for us". */
  dismissedAt: string | null;
  photos: PhotoView[];
  /** Whether this viewer has asked to see the photos; what became of it is not told. */
  photosAsked: boolean;
  phone: string | null;
  email: string | null;
  contactHidden: ContactHidden;
  gothra: string | null;
  /** Null on one's own. */
  gothraGate: GothraGate | null;
  /** Null on one's own profile, and where it is previewed as others see it. */
  match: ProfileMatch | null;
  details: ProfileDetails;
  /** How they answer interests, between verified members; null on one's own and where nothing is said. */
  honesty: Honesty | null;
  /** The contact person of that family, once both are interested; absent where it is the candidate (C14). */
  talkTo?: DeskRelation;
  aadhaarVerified: boolean;
  /** The checks, with how and when: ten lines, in their order. */
  checks: CheckLine[];
  isActive: boolean;
  /** Whether this viewer has the button at all; what it does now is in `interest`. */
  canShowInterest: boolean;
}

/** One's own profile: every field, with the state of the account. */
export interface MyProfile extends ProfileFields {
  id: string;
  memberCode: string;
  /** R75: who made the profile, if they said so. */
  createdBy: CreatedBy | null;
  age: number;
  /** Both null for a hand of the family desk: they sign in the candidate, and are no part of the profile. */
  email: string | null;
  phone: string | null;
  emailVerified: boolean;
  phoneVerified: boolean;
  verificationStatus: VerificationStatus;
  isActive: boolean;
  photos: PhotoView[];
  /** Which files are there; of the documents of identity there is one at most. */
  documents: { identity: IdentityKind | null; pan: boolean };
  /** The document whose number was given last; before any, the one that is offered first. */
  identity: { kind: IdentityKind; last4: string | null };
  panLast4: string | null;
  aadhaarVerified: boolean;
  /** Null for a hand of the family desk: settings are the candidate's alone (C14). */
  contactVisibility: ContactVisibility | null;
  /** YYYY-MM-DD: offline until then because the member said 'Pause'. */
  pausedUntil: string | null;
  /** When 'Marriage fixed' was said: hidden from everyone until it is undone (R31). */
  marriedAt: string | null;
  completeness: Completeness;
  /** What the team wrote with a rejection, and how many resubmissions are left (R9). */
  rejection: {
    notes: string;
    reasons: RejectionReasonView[];
    decidedAt: string;
    resubmissionsLeft: number;
  } | null;
  /** What the team asks before it decides; null when there is nothing to answer. */
  question: MemberQuestion | null;
  /** Changes that wait for review while the old value above stays (R30). */
  pendingReview: ReviewedFields;
  /** Before verification: texts that others do not read until the team has decided. */
  unreadTexts: UnreadText[];
  /** Optimistic version number; sent back with an edit (R30). */
  version: number;
  registeredAt: string;
}

/** A question of the team about one's own case. */
export interface MemberQuestion {
  id: string;
  question: string;
  askedAt: string;
}

/** A text that others do not read yet, and what was found in it. */
export interface UnreadText {
  field: ReadField | ReadDetail | 'siblings';
  mentions: NotePattern[];
}

/** Changes of a verified member that wait for the team's consent (R30, R112). */
export type ReviewedFields = {
  [F in WaitingField]?: F extends OptionalField ? FieldValue<F> | null : FieldValue<F>;
} & WaitingDetails;

/** Someone in a row: their name and face. */
export type Face = Pick<ProfileCard, 'id' | 'name' | 'age' | 'photo' | 'nativeDistrict'>;

/** A card of the browse page. */
export type BrowseCard = ProfileCard & CardFits;

export interface ProfilePage {
  success: true;
  profiles: BrowseCard[];
  page: number;
  total: number;
  totalPages: number;
  /** R46: how many `gothra=hide-same` leaves out of what is asked. */
  hiddenByGothra: number;
}

export interface CityOption {
  value: string;
  label: string;
}
