/** Section 3, "Pending verification item"; identity numbers are masked (R16). */
import type { CaseClaim, DuplicateHint, PendingVerification } from '@kalyanam/shared/admin/contracts';
import type { PendingDecision } from '@kalyanam/shared/admin/desk';
import { scoreParts, scoreTotal } from '@kalyanam/shared/admin/score';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { ageOn } from '@kalyanam/shared/india-time';
import type { DocumentKinds } from '../../files/documents/documents.service.js';
import { maskedNumbers, type IdentityMasks } from '../../identity/identity.service.js';
import { fieldsOf } from '../../profiles/profile.fields.js';
import type { PendingCase } from './pending.repository.js';
import { scoreFacts } from './score-facts.js';

export interface Inspected {
  masks: IdentityMasks;
  documents: DocumentKinds;
  photos: PhotoView[];
  seen: string;
  claimedBy: CaseClaim | null;
  pendingDecision: PendingDecision | null;
  duplicates: DuplicateHint[];
}

export function pendingView(
  { opened, user, profile }: PendingCase,
  { masks, documents, photos, seen, claimedBy, pendingDecision, duplicates }: Inspected,
  now: Date,
): PendingVerification {
  const parts = scoreParts(scoreFacts(user, profile, { masks, documents, photoCount: photos.length }));
  return {
    ...fieldsOf(profile),
    userId: user.publicId,
    caseId: opened.publicId,
    seen,
    email: user.email,
    phone: user.phone,
    age: ageOn(profile.dob, now),
    ...maskedNumbers(masks),
    aadhaarChecksumHolds: masks.aadhaar?.checksumHolds ?? false,
    aadhaarFile: documents.aadhaar,
    panFile: documents.pan,
    emailVerified: user.emailVerifiedAt !== null,
    phoneVerified: user.phoneVerifiedAt !== null,
    verificationStatus: user.verificationStatus,
    verificationScore: scoreTotal(parts),
    scoreParts: parts,
    photos,
    registeredAt: user.registeredAt.toISOString(),
    enteredAt: opened.enteredAt.toISOString(),
    resubmission: opened.resubmission,
    claimedBy,
    pendingDecision,
    duplicates,
  };
}
