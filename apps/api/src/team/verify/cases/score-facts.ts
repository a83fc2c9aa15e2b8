/** R13: a member's verification score. It is shown to reviewers and never decides. */
import type { ScoreFacts } from '@kalyanam/shared/team/score';
import { PROFILE_RULES } from '@kalyanam/shared/topics/profile/profile.rules';
import { refusals } from '@kalyanam/shared/base/rule';
import type { User } from '../../../people/accounts/user.entity.js';
import type { DocumentKinds } from '../../../profiles/documents/documents.service.js';
import type { IdentityMasks } from '../../../profiles/identity-numbers/identity.service.js';
import { fieldsOf, type ProfileColumns } from '../../../profiles/profile/profile.fields.js';

export interface Evidence {
  masks: IdentityMasks;
  documents: DocumentKinds;
  photoCount: number;
}

export const scoreFacts = (
  user: Pick<User, 'emailVerifiedAt' | 'phoneVerifiedAt'>,
  profile: ProfileColumns,
  { masks, documents, photoCount }: Evidence,
): ScoreFacts => ({
  phone: user.phoneVerifiedAt !== null,
  email: user.emailVerifiedAt !== null,
  identityNumber: masks.identity !== null && masks.identity.wellFormed && !masks.identity.erased,
  identityFile: documents.identity !== null,
  panNumber: masks.pan !== null && !masks.pan.erased,
  panFile: documents.pan,
  photo: photoCount > 0,
  profileComplete: Object.keys(refusals(PROFILE_RULES, fieldsOf(profile))).length === 0,
});
