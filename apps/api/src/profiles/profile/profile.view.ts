/**
 * R25: the ONLY place where the row of a profile becomes JSON. Every response is built field by field from what its
 * audience may see, never by removing fields; `profile.audiences.ts` says of every column who that is.
 */
import type { Honesty } from '@kalyanam/shared/topics/interests/honesty';
import type { CheckLine } from '@kalyanam/shared/contracts/fact-checks';
import type { GothraGate } from '@kalyanam/shared/contracts/gothras';
import type { InterestView } from '@kalyanam/shared/contracts/interests';
import type {
  ContactDetails,
  MyProfile,
  PhotoView,
  ProfileCard,
  ProfileView,
  ReviewedFields,
} from '@kalyanam/shared/contracts/profile';
import type { ProfileMatch } from '@kalyanam/shared/contracts/wishes';
import type { DeskRelation } from '@kalyanam/shared/topics/family/desk';
import { ageOn } from '@kalyanam/shared/base/india-time';
import { nameIn } from '@kalyanam/shared/base/person-name';
import { cardSummary } from '@kalyanam/shared/base/text';
import { heightText } from '@kalyanam/shared/base/vocabulary/height';
import { freshnessOf } from '@kalyanam/shared/topics/matching/looking';
import { isStated } from '@kalyanam/shared/base/vocabulary/option';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import type { User } from '../../people/accounts/user.entity.js';
import type { Principal } from '../../platform/access/access.js';
import type { Profile } from './profile.entity.js';
import { interestView } from '../../people/relations/interest.view.js';
import { detailsView, type DetailRows } from './profile-details.view.js';
import { fieldsOf, type ProfileColumns } from './profile.fields.js';
import type { Viewer, Visibility } from './profile.policy.js';
import { readColumns, readDetails } from './unread-texts.js';
import type { Relation } from '../../people/relations/relation.sql.js';
import { can, type AdminRole } from '@kalyanam/shared/team/roles';
import type { TeamProfileFields } from '@kalyanam/shared/team/contracts';

/** Exactly the columns that a card needs, read by primary key. */
export const CARD_COLUMNS = [
  'name',
  'nameTe',
  'dob',
  'gender',
  'heightInches',
  'maritalStatus',
  'education',
  'occupation',
  'annualIncome',
  'workType',
  'workState',
  'workCity',
  'workCountry',
  'familyState',
  'familyCity',
  'selfSummary',
  'lookingConfirmedAt',
  'lookingBy',
] as const satisfies (keyof Profile)[];
export type CardRow = Pick<User, 'publicId' | 'memberCode' | 'verificationStatus'> &
  Pick<Profile, (typeof CARD_COLUMNS)[number]> &
  Pick<ProfileCard, 'nativeDistrict'>;

/** A row as a card needs it. */
export type CardFields = Omit<CardRow, 'selfSummary'> & Pick<ProfileCard, 'summary'>;

/** Cards are for others. */
export const cardOf = (full: CardRow): CardFields => {
  const { selfSummary, ...row } = full.verificationStatus === 'verified' ? full : readColumns(full);
  return { ...row, summary: cardSummary(selfSummary) };
};

/** Input of a view in addition to the row: the owner's photos, in order, and the viewer's relation to the owner. */
export interface ViewerContext {
  /** In which the viewer reads names. */
  readonly language?: Language | undefined;
  /** Shown only where the viewer may see them; an empty list where the owner's photos wait for the team. */
  readonly photos: readonly PhotoView[] | undefined;
  readonly interest: InterestView | null;
  readonly shortlisted: boolean;
  readonly dismissedAt?: Date | null;
  readonly photosAsked?: boolean;
  /** What the gate tells this viewer; null where it tells nothing. */
  readonly gothraGate?: GothraGate | null;
  /** R47: how the two meet each other's wishes. */
  readonly match?: ProfileMatch | null;
  /** How the owner answers interests. */
  readonly honesty?: Honesty | null;
  /** On a card, which has only the first. */
  readonly photoCount?: number | undefined;
  /** On a card, where the viewer may know: by their rule or the other family's. */
  readonly sameGothra?: boolean;
}

export const viewerContext = (
  viewer: Pick<Viewer, 'userId'> & Pick<Principal, 'language'>,
  { interest, shortlisted, dismissedAt, photosAsked }: Relation,
  may: Visibility,
  photos: readonly PhotoView[] | undefined,
  now: Date,
): ViewerContext => ({
  language: viewer.language,
  photos,
  interest: may.own ? null : interestView(viewer.userId, interest, may.showInterest, now),
  shortlisted,
  dismissedAt,
  photosAsked,
});

/** A card, as shown in lists. */
export const cardView = (
  row: CardFields,
  may: Visibility,
  { language, photos, photoCount = 0, interest, shortlisted, sameGothra = false }: ViewerContext,
  now: Date,
): ProfileCard => ({
  ...headOf(row, language, now),
  familyLocation: { state: row.familyState, city: row.familyCity },
  nativeDistrict: row.nativeDistrict,
  summary: row.summary,
  photo: (may.photos && photos?.[0]) || null,
  photoCount: may.photos ? photoCount : 0,
  photosHidden: photosHidden(may, photos),
  interest,
  shortlisted,
  sameGothra,
});

/** The rows of a profile that is looked at. */
export interface SeenRows {
  readonly user: User;
  readonly profile: Profile;
  readonly details: DetailRows;
  readonly checks: readonly CheckLine[];
}

/** One profile, with what its viewer may see. */
export const profileView = (
  { user, checks, ...rows }: SeenRows,
  may: Visibility,
  {
    language,
    photos,
    interest,
    shortlisted,
    dismissedAt = null,
    photosAsked = false,
    gothraGate = null,
    match = null,
    honesty = null,
  }: ViewerContext,
  now: Date,
): ProfileView => {
  const profile = may.unreadTexts ? rows.profile : readColumns(rows.profile);
  const details = may.unreadTexts ? rows.details : readDetails(rows.details);
  return {
    ...headOf({ ...pickAccount(user), ...profile }, language, now),
    createdBy: profile.createdBy,
    complexion: profile.complexion,
    diet: isStated(profile.diet) ? profile.diet : null,
    caste: profile.caste,
    subcaste: profile.subcaste,
    familyLocation: {
      state: profile.familyState,
      city: profile.familyCity,
      address: may.addresses ? profile.familyAddress : null,
    },
    selfSummary: profile.selfSummary,
    expectations: profile.expectations,
    photos: may.photos ? [...(photos ?? [])] : [],
    photosHidden: photosHidden(may, photos),
    photosAsked,
    interest,
    shortlisted,
    dismissedAt: dismissedAt?.toISOString() ?? null,
    phone: may.contact ? user.phone : null,
    email: may.contact ? user.email : null,
    contactHidden: may.contactHidden,
    surname: may.verifiedDetails ? profile.surname : null,
    gothra: may.gothra ? profile.gothra : null,
    gothraGate,
    match,
    details: detailsView(details, profile, may),
    honesty: honesty && (honesty.rate ?? honesty.speed) ? { rate: honesty.rate, speed: honesty.speed } : null,
    aadhaarVerified: profile.documentVerifiedAt !== null,
    checks: [...checks],
    isActive: profile.isActive,
    canShowInterest: may.showInterest,
  };
};

/** What a press opens, and whose phone it is where someone else holds the account; null where the viewer may not see it. */
export const contactView = (
  user: User,
  profile: Profile,
  may: Visibility,
  registrant: DeskRelation | null,
): ContactDetails | null =>
  may.contact
    ? {
        phone: user.phone,
        ...(user.phoneAbroad !== null && { phoneAbroad: user.phoneAbroad }),
        email: user.email,
        ...(registrant && { person: { name: user.ownName, relation: registrant } }),
        address: profile.familyAddress,
      }
    : null;

/** Parts of one's own profile in addition to its rows. */
export interface OwnExtras {
  readonly photos: readonly PhotoView[];
  readonly documents: MyProfile['documents'];
  readonly identity: MyProfile['identity'];
  readonly panLast4: string | null;
  readonly rejection: MyProfile['rejection'];
  readonly question: MyProfile['question'];
  readonly pendingReview: ReviewedFields;
  readonly unreadTexts: MyProfile['unreadTexts'];
}

/** One's own profile, for its owner only. */
export const myProfileView = (
  user: User,
  profile: Profile,
  extras: OwnExtras,
  now: Date,
): Omit<MyProfile, 'completeness'> => ({
  ...fieldsOf(profile),
  id: user.publicId,
  memberCode: user.memberCode,
  createdBy: profile.createdBy,
  age: ageOn(profile.dob, now),
  email: user.email,
  phone: user.phone,
  emailVerified: user.emailVerifiedAt !== null,
  phoneVerified: user.phoneVerifiedAt !== null,
  verificationStatus: user.verificationStatus,
  isActive: profile.isActive,
  photos: [...extras.photos],
  documents: { identity: extras.documents.identity, pan: extras.documents.pan },
  identity: { kind: extras.identity.kind, last4: extras.identity.last4 },
  panLast4: extras.panLast4,
  aadhaarVerified: profile.documentVerifiedAt !== null,
  contactVisibility: profile.contactVisibility,
  pausedUntil: profile.isActive ? null : profile.pausedUntil,
  marriedAt: profile.marriedAt?.toISOString() ?? null,
  rejection: extras.rejection,
  question: extras.question,
  pendingReview: extras.pendingReview,
  unreadTexts: [...extras.unreadTexts],
  version: profile.version,
  registeredAt: user.registeredAt.toISOString(),
});

/** The common part of card and full view. */
const headOf = (
  row: Omit<CardFields, 'familyState' | 'familyCity' | 'nativeDistrict' | 'summary'>,
  language: Language | undefined,
  now: Date,
) => ({
  id: row.publicId,
  memberCode: row.memberCode,
  name: nameIn(row, language),
  age: ageOn(row.dob, now),
  gender: row.gender,
  height: heightText(row.heightInches),
  maritalStatus: row.maritalStatus,
  education: row.education,
  occupation: row.occupation,
  annualIncome: row.annualIncome,
  workLocation: { type: row.workType, state: row.workState, city: row.workCity, country: row.workCountry },
  verificationStatus: row.verificationStatus,
  freshness: freshnessOf({ at: row.lookingConfirmedAt, by: row.lookingBy }, now),
});

const pickAccount = ({ publicId, memberCode, verificationStatus }: User) => ({
  publicId,
  memberCode,
  verificationStatus,
});

const photosHidden = (may: Visibility, photos: readonly PhotoView[] | undefined) =>
  may.photosHidden ?? (photos === undefined ? 'none' : photos.length > 0 ? null : 'in-review');

/** Gothras of a family, and its stars (C11), are for those of the team who decide about gothras: support reads none. */
export const readsGothras = (role: AdminRole): boolean => can(role, 'gothras.decide');

export const teamFieldsView = (profile: ProfileColumns, role: AdminRole): TeamProfileFields => ({
  ...fieldsOf(profile),
  gothra: readsGothras(role) ? profile.gothra : null,
});
