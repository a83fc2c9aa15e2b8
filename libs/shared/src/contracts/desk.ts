/** C14: the family desk. Moments are ISO, UTC. */
import type { DeskRelation, DeskVote, HandView } from '../topics/family/desk.js';
import type { DeskAct, DeskAllowance, DeskRole } from '../topics/family/desk-rights.js';
import type { DetailFields } from '../topics/profile/details.js';
import type { Sibling } from '../topics/profile/siblings.js';
import type { DeskActName, DeskDraftKind, DeskDraftState, DeskEdit } from '../topics/family/drafts.js';
import type { LineageLine } from '../base/vocabulary/gothras.js';
import type { Language, VerificationStatus } from '../base/vocabulary/status.js';
import type { NewBiodata } from './biodata.js';
import type { CallProposal } from './calls.js';
import type { SaidOfLine } from './gothras.js';
import type { MyHoroscope } from './horoscope.js';
import type { Face, PhotoView, ProfileInput } from './profile.js';
import type { PageQuery } from './relations.js';
import type { WishItem } from './wishes.js';

/** A seat as the desk sees it. */
export interface DeskPerson {
  id: string;
  /** Null until the invitation is accepted. */
  name: string | null;
  role: DeskRole;
  relation: DeskRelation;
  allow: DeskAllowance[];
  state: 'invited' | 'here';
  /** Whether this is the reader's own seat. */
  mine: boolean;
  /** Whether this person has agreed that their own number may be given out for the candidate. */
  numberGiven: boolean;
  /** The last two digits of the number that is invited. */
  phoneEnds: string | null;
  invitedAt: string;
  /** Until when the invitation can be accepted. */
  expiresAt: string | null;
}

/** A candidate a family account may act for, and the acts that it may perform. */
export interface DeskSeatView {
  /** Public id of the candidate: the header X-Acting-For. */
  profileId: string;
  name: string;
  verificationStatus: VerificationStatus;
  seatId: string;
  role: DeskRole;
  relation: DeskRelation;
  allow: DeskAllowance[];
  /** Acts allowed without asking the candidate. */
  acts: DeskAct[];
  /** What it may ask the candidate for. */
  drafts: boolean;
}

interface AboutMember {
  id: string;
  name: string;
}

/** The current or suggested values in one form of the profile: of its fields those that would be changed. */
export type DeskFormValues =
  | { of: 'profile'; fields: Partial<ProfileInput> }
  | { of: 'details'; fields: Partial<DetailFields> }
  | { of: 'siblings'; siblings: Sibling[] }
  | { of: 'lineage'; lines: Partial<Record<LineageLine, SaidOfLine>> }
  | { of: 'wishes'; items: WishItem[] }
  | { of: 'horoscope'; fields: Partial<Omit<MyHoroscope, 'dob' | 'consent' | 'version'>> };

export interface DeskEditView {
  before: DeskFormValues;
  after: DeskFormValues;
}

export interface DeskDraftView {
  id: string;
  kind: DeskDraftKind;
  by: HandView;
  /** Whether the reader made it. */
  mine: boolean;
  /** Null where that profile is hidden or gone. */
  about: Face | null;
  /** The words that go with an interest. */
  note: string | null;
  /** Times that are offered for a call. */
  slots: string[];
  /** The suggested change; kept until it is decided. */
  edit: DeskEditView | null;
  /** The link that would be made, or as it would be; without days it ends when it does now. */
  biodata: (Omit<NewBiodata, 'consent' | 'days'> & { days: NewBiodata['days'] | null }) | null;
  state: DeskDraftState;
  lapse: 'time' | 'gone' | 'ended' | null;
  madeAt: string;
  /** Lapses then unless it is decided. */
  lapsesAt: string | null;
  decidedAt: string | null;
  /** Approved, done, and taken back by the candidate afterwards. */
  undone: boolean;
}

export interface DeskActView {
  /** Id of the suggestion, for an act that was suggested. */
  id: string;
  act: DeskActName;
  by: HandView;
  about: AboutMember | null;
  at: string;
  /** The candidate can undo it until then. */
  undoUntil: string | null;
  undone: boolean;
}

export interface DeskVoteView {
  /** Null: the candidate. */
  by: HandView | null;
  mine: boolean;
  vote: DeskVote | null;
  /** The candidate's is the candidate's alone. */
  note: string | null;
  at: string;
}

/** What a desk thinks of one profile. */
export interface DeskOpinion {
  about: Face;
  votes: DeskVoteView[];
}

export interface DeskAnswer {
  success: true;
  /** Null for a family account that names no candidate. */
  role: 'candidate' | DeskRole | null;
  candidate: (AboutMember & { photo: PhotoView | null }) | null;
  members: DeskPerson[];
  /** Open ones, the oldest first, at most 20. */
  drafts: DeskDraftView[];
  openDrafts: number;
  /** The latest 20 profiles with a vote. */
  opinions: DeskOpinion[];
  /** Who did what within seven days, the newest first, at most 50. */
  week: DeskActView[];
  /** Only for a family account: every candidate it may act for. */
  seats: DeskSeatView[];
  /** Only of a family account with a seat that rests while the account of its candidate is not open. */
  resting?: true;
  /** Whether the candidate has agreed that others act for them. */
  consent: boolean;
  mostMembers: number;
}

export interface DeskInvitationRequest {
  role: DeskRole;
  relation: DeskRelation;
  allow?: DeskAllowance[];
  /** The code that accepts it goes there. */
  phone: string;
  /** Where the link goes; without it by SMS. */
  email?: string;
  /** Needed once: that others act for the candidate. */
  consent?: boolean;
}

export interface DeskMemberAnswer {
  success: true;
  member: DeskPerson;
}

/** The role and allowances as they were when the form was opened come with the change. */
export interface DeskMemberChange {
  role: DeskRole;
  relation: DeskRelation;
  allow?: DeskAllowance[];
  wasRole: DeskRole;
  wasAllow?: DeskAllowance[];
}

/** A family member's own yes or no. */
export interface DeskNumberRequest {
  given: boolean;
}

export interface DeskEndedAnswer {
  success: true;
  ended: true;
}

/** The page of the link, before any code. */
export interface DeskInvitationAnswer {
  success: true;
  /** The first name. */
  candidate: string;
  role: DeskRole;
  relation: DeskRelation;
  phoneEnds: string;
  expiresAt: string;
  /** Seconds until a code may be asked for again; null: none is on its way. */
  resendAfter: number | null;
}

export interface DeskCodeRequest {
  phone: string;
}

export interface DeskCodeAnswer {
  success: true;
  resendAfter: number;
}

export interface DeskAcceptRequest {
  phone: string;
  code: string;
  /** Without them where a family account has proved this number before. */
  name?: string;
  email?: string;
  /** Sent to `email` where the link of the invitation did not come to it; asked for as a field. */
  emailCode?: string;
  password?: string;
  language?: Language;
}

export interface DeskAcceptedAnswer {
  success: true;
  /** The email of the account's login; masked for an account that was there before. */
  email: string;
  isNew: boolean;
}

export interface DeskRefusalRequest {
  /** 'wrong-relation': I am not that to the candidate. */
  reason: 'no' | 'wrong-relation';
}

export interface DeskRefusedAnswer {
  success: true;
  refused: true;
}

export type DeskDraftsQuery = PageQuery;

export interface DeskDraftsPage {
  success: true;
  drafts: DeskDraftView[];
  page: number;
  total: number;
  totalPages: number;
}

/**
 * The body by kind: for a call all that its form has; for an interest a few words; for a change the body of its own
 * route.
 */
export interface DeskDraftRequest extends Partial<Omit<CallProposal, 'insteadId' | 'insteadState'>> {
  kind: DeskDraftKind;
  /** Profile of the other family; needed unless it is about the candidate's own profile. */
  profileId?: string;
  /** Which form of the profile would be changed. */
  of?: DeskEdit;
  /** The body of that form, or of a link to the biodata: a new one, or of a change with the `id` of the link. */
  change?: Readonly<Record<string, unknown>>;
  note?: string;
}

export interface DeskDraftAnswer {
  success: true;
  draft: DeskDraftView;
}

/** Nothing of the two, and the vote is taken back. */
export interface DeskVoteRequest {
  vote?: DeskVote | null;
  note?: string | null;
}

export interface DeskOpinionAnswer {
  success: true;
  opinion: DeskOpinion;
}

export interface DeskUndoneAnswer {
  success: true;
  act: DeskActView;
}
