/** Requests and answers of the administrator side (sections 3 and 7). */
import type { DeskRelation } from '../topics/family/desk.js';
import type { DeskRole } from '../topics/family/desk-rights.js';
import type { TeamDetails } from '../contracts/details.js';
import type { PhotoView, UnreadText } from '../contracts/profile.js';
import type { DocumentKind, IdentityKind } from '../base/vocabulary/documents.js';
import type { Language, VerificationStatus } from '../base/vocabulary/status.js';
import type { RejectionReason } from '../base/vocabulary/rejection-reasons.js';
import type { CaseTeam, QueueGroups } from './case-team.js';
import type { Acknowledgement, Decision, PendingDecision } from './case-queue.js';
import type { AdminRole } from './roles.js';
import type { ScorePart } from './score.js';
import type { CreatedBy } from '../base/vocabulary/people.js';
import type { ProfileFields } from '../topics/profile/fields.js';

export interface AdminLoginRequest {
  username: string;
  password: string;
  /** Six digits of the second factor, or a recovery code; asked for by the failure 'second-factor-needed'. */
  code?: string;
}

export interface AdminView {
  id: string;
  username: string;
  name: string;
  role: AdminRole;
  /** Everything but setting up the second factor answers 'second-factor-setup' until that is done. */
  mustSetUpSecondFactor?: boolean;
  /** The password was handed out: everything but changing it answers 'password-change-needed' until that is done. */
  mustChangePassword?: boolean;
}

/** Also the answer of a refresh. */
export interface AdminLoginAnswer {
  success: true;
  message: string;
  data: { token: string; admin: AdminView };
}

export interface CaseFamily {
  /** How the candidate agreed to a profile made by someone else; null where their consent was not needed. */
  agreed: 'sms' | 'assisted' | null;
  /** The members of their family desk. */
  desk: { relation: DeskRelation; role: DeskRole }[];
}

export interface PendingVerification extends TeamProfileFields {
  userId: string;
  memberCode: string;
  caseId: string;
  /** Language of the mails to the member. */
  language: Language;
  /** Who made the profile; null where the registration did not say. */
  createdBy: CreatedBy | null;
  /** R45, C14: of the family around the candidate. */
  family: CaseFamily;
  /** What the family told beyond the registration. */
  details: TeamDetails;
  /** Texts that others read only after an approval. */
  unreadTexts: UnreadText[];
  /** Opaque; another one as soon as details, photos or documents change. A decision sends it back. */
  seen: string;
  email: string;
  phone: string;
  /** R52: the own number abroad beside it, as stated; only where there is one. */
  phoneAbroad?: string;
  age: number;
  /** The document by which the member shows who they are (R43). */
  identity: IdentityEvidence;
  /** The same where it is an Aadhaar card: masked, only the last 4 characters (R16). */
  aadhaarNumber: string | null;
  panNumber: string | null;
  /** Whether a file is uploaded. */
  aadhaarFile: boolean;
  panFile: boolean;
  emailVerified: boolean;
  phoneVerified: boolean;
  verificationStatus: VerificationStatus;
  /** Out of 100, with its parts (R13). */
  verificationScore: number;
  scoreParts: ScorePart[];
  photos: PhotoView[];
  registeredAt: string;
  /** When the case entered the queue: the 24/48-hour clock starts here. */
  enteredAt: string;
  resubmission: boolean;
  /** Who works on the case; null when no one does, or no longer. */
  claimedBy: CaseClaim | null;
  /** Decided, and carried out in a moment unless it is undone (R54). */
  pendingDecision: PendingDecision | null;
  /** What other accounts have in common with this one; who they are is asked for one case. */
  duplicates: DuplicateClue[];
  /** What the reviewers share about the case. */
  team: CaseTeam;
}

export interface IdentityEvidence {
  kind: IdentityKind;
  /** Masked: only the last 4 characters (R16); null without one. */
  number: string | null;
  /** Whether it has the form of its kind, and of an Aadhaar the checksum: a hint only. */
  wellFormed: boolean;
  /** Whether its picture is uploaded. */
  file: boolean;
}

/** R16: only an Aadhaar number has one; the forms of other numbers are hints. */
export const checksumFails = ({ kind, number, wellFormed }: Omit<IdentityEvidence, 'file'>): boolean =>
  kind === 'aadhaar' && number !== null && !wellFormed;

export interface CaseClaim {
  adminId: string;
  username: string;
  name: string;
  /** The caller's own. */
  mine: boolean;
  claimedAt: string;
  /** Unless it is renewed before. */
  until: string;
}

/**
 * POST and DELETE /admin/verifications/:userId/claim, and POST .../take-over; the failure 'case-claimed' carries
 * `claimedBy` too.
 */
export interface ClaimAnswer {
  success: true;
  claimedBy: CaseClaim | null;
}

export const DUPLICATE_CLUES = [
  { value: 'aadhaar', label: 'Same Aadhaar number' },
  { value: 'passport', label: 'Same passport number' },
  { value: 'driving-licence', label: 'Same driving licence number' },
  { value: 'voter-id', label: 'Same voter ID number' },
  { value: 'pan', label: 'Same PAN number' },
  { value: 'photo', label: 'Same photo' },
  { value: 'document', label: 'Same picture of a document' },
  { value: 'name-dob', label: 'Same name and date of birth' },
] as const;
export type DuplicateClue = (typeof DUPLICATE_CLUES)[number]['value'];

const PICTURE_CLUES: readonly DuplicateClue[] = ['photo', 'document'];
export const isPictureClue = (clue: DuplicateClue): boolean => PICTURE_CLUES.includes(clue);
/** The others are pictures, or people of the same name and birthday. */
export const isNumberClue = (clue: DuplicateClue): boolean => clue !== 'name-dob' && !isPictureClue(clue);

export interface PendingAnswer {
  success: true;
  users: PendingVerification[];
  total: number;
  /** Counts over all the cases asked for, not those on this page alone. */
  groups: QueueGroups;
  /** Open cases due by the end of today in India, late ones included. */
  dueToday: number;
}

export interface DecisionRequest {
  /** Either word is accepted (R24). */
  action?: Decision;
  decision?: Decision;
  notes?: string;
  /** Required with a rejection: the corrections asked of the member, from REJECTION_REASONS. */
  reasonCodes?: RejectionReason[];
  /** The case that was looked at; a member who has resubmitted since has another one. */
  caseId?: string;
  /** The reviewed version: if the member has changed something since, the decision is refused. */
  seen?: string;
  /** Own route: the parts missing for an approval, which do not prevent it (R55). */
  acknowledged?: Acknowledgement[];
  /** Own route: why it is approved although a check is open or failed. */
  overrideReason?: string;
}

export interface DecisionAnswer {
  success: true;
  message: string;
  /** Both ids are the same one. */
  user: { id: string; userId: string; name: string; verificationStatus: VerificationStatus };
  /** The member has a live session, which was notified of the decision (R5). */
  sessionUpdated: boolean;
  /** Own route: carried out then, unless it is undone (R54). The specified call is carried out immediately. */
  pendingUntil?: string;
  /** Own route: the first of two approvals; another reviewer has to approve too. */
  firstYes?: true;
}

/** DELETE /admin/verifications/:userId/decision: nothing has happened. */
export interface UndoAnswer {
  success: true;
  message: string;
}

export interface FirstDecision {
  decision: Decision;
  decidedBy: string;
  decidedAt: string;
}

export interface RevealRequest {
  kind: DocumentKind;
  reason: string;
}

export interface RevealAnswer {
  success: true;
  number: string;
}

/** What a profile says in fields, as a member of the team reads it. */
export interface TeamProfileFields extends Omit<ProfileFields, 'gothra'> {
  /** Null: the role does not read it. */
  gothra: string | null;
}
