/** Section 3, "Pending verification item"; identity numbers are masked (R16). */
import type { CaseClaim, CaseFamily, DuplicateClue, PendingVerification } from '@kalyanam/shared/team/contracts';
import type { PendingDecision } from '@kalyanam/shared/team/case-queue';
import { scoreParts, scoreTotal } from '@kalyanam/shared/team/score';
import type { TeamSettings } from '@kalyanam/shared/team/settings';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import { ageOn } from '@kalyanam/shared/base/india-time';
import type { ShownQuestion } from '../../../profiles/cases/case-questions.service.js';
import type { DocumentKinds } from '../../../profiles/documents/documents.service.js';
import { maskedNumbers, type IdentityMasks } from '../../../profiles/identity-numbers/identity.service.js';
import { teamDetailsView, type DetailRows } from '../../../profiles/profile/profile-details.view.js';
import { unreadTexts } from '../../../profiles/profile/unread-texts.js';
import { teamFieldsView } from '../../../profiles/profile/profile.view.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { caseTeamView } from './case-team.view.js';
import type { PendingCase } from './pending-case.js';
import { scoreFacts } from './score-facts.js';
import { needsTwo } from './second-eyes.policy.js';

export interface Inspected {
  masks: IdentityMasks;
  identityKind: IdentityKind;
  details: DetailRows;
  family: CaseFamily;
  documents: DocumentKinds;
  photos: PhotoView[];
  seen: string;
  claimedBy: CaseClaim | null;
  pendingDecision: PendingDecision | null;
  duplicates: DuplicateClue[];
  settings: TeamSettings;
  questions: readonly ShownQuestion[];
  caller: Pick<AdminPrincipal, 'adminId' | 'role'>;
}

export function pendingView(
  { opened, user, profile }: PendingCase,
  inspected: Inspected,
  now: Date,
): PendingVerification {
  const { masks, identityKind, details, documents, photos, seen, claimedBy, pendingDecision, duplicates, settings } =
    inspected;
  const { questions, caller } = inspected;
  const { identityNumber, panNumber } = maskedNumbers(masks);
  const isAadhaar = identityKind === 'aadhaar' || identityKind === 'aadhaar-masked';
  const parts = scoreParts(scoreFacts(user, profile, { masks, documents, photoCount: photos.length }));
  const score = scoreTotal(parts);
  const judged = { score, abroad: profile.workType === 'nri', resubmission: opened.resubmission };
  return {
    ...teamFieldsView(profile, caller.role),
    userId: user.publicId,
    memberCode: user.memberCode,
    caseId: opened.publicId,
    language: user.language,
    createdBy: profile.createdBy,
    family: inspected.family,
    details: teamDetailsView(details, profile),
    unreadTexts: unreadTexts(profile, details, user.verificationStatus),
    seen,
    email: user.email,
    phone: user.phone,
    ...(user.phoneAbroad !== null && { phoneAbroad: user.phoneAbroad }),
    age: ageOn(profile.dob, now),
    identity: {
      kind: identityKind,
      number: identityNumber,
      wellFormed: masks.identity?.wellFormed ?? false,
      file: documents.identity === identityKind,
    },
    aadhaarNumber: isAadhaar ? identityNumber : null,
    panNumber,
    aadhaarFile: isAadhaar && documents.identity !== null,
    panFile: documents.pan,
    emailVerified: user.emailVerifiedAt !== null,
    phoneVerified: user.phoneVerifiedAt !== null,
    verificationStatus: user.verificationStatus,
    verificationScore: score,
    scoreParts: parts,
    photos,
    registeredAt: user.registeredAt.toISOString(),
    enteredAt: opened.enteredAt.toISOString(),
    resubmission: opened.resubmission,
    claimedBy,
    pendingDecision,
    duplicates,
    team: caseTeamView(opened, { callerId: caller.adminId, seen, needsTwo: needsTwo(judged, settings), questions }),
  };
}
