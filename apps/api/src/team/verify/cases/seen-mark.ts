/** What a reviewer is looking at, as one opaque token: it changes with details, photos, documents or an answer. */
import type { User } from '../../../people/accounts/user.entity.js';
import type { VerificationCase } from '../../../profiles/cases/verification-case.entity.js';
import { sha256 } from '../../../platform/crypto/digest.js';
import type { KeptDocuments } from '../../../profiles/documents/documents.service.js';
import type { StoredPhoto } from '../../../profiles/photos/photos.service.js';
import type { DetailRows } from '../../../profiles/profile/profile-details.view.js';
import type { Profile } from '../../../profiles/profile/profile.entity.js';

export interface SeenCase {
  user: Pick<User, 'email' | 'phone' | 'phoneAbroad'>;
  profile: Pick<Profile, 'version'>;
  details: Pick<DetailRows, 'version'>;
  photos: readonly Pick<StoredPhoto, 'publicId'>[];
  documents: KeptDocuments;
  opened: Pick<VerificationCase, 'answeredAt'>;
}

export function seenMark({ user, profile, details, photos, documents, opened }: SeenCase): string {
  const photoIds = photos.map(({ publicId }) => publicId).sort();
  const seen = [
    user.email,
    user.phone,
    user.phoneAbroad,
    profile.version,
    details.version,
    photoIds,
    documents.identity,
    documents.pan,
    opened.answeredAt,
  ];
  return sha256(JSON.stringify(seen)).toString('base64url');
}
