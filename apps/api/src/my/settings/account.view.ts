/** R2, R27: a member's own account, for its owner only. */
import type { Account } from '@kalyanam/shared/contracts/account';
import type { MailChoice } from '@kalyanam/shared/base/vocabulary/mail-choices';
import type { User } from '../../people/accounts/user.entity.js';
import type { ExternalIdentity } from '../../joining/sign-in/issuer/external-identity.entity.js';
import type { Profile } from '../../profiles/profile/profile.entity.js';

export interface AccountContext {
  readonly newEmail: string | null;
  readonly newPhone: string | null;
  readonly linked: readonly ExternalIdentity[];
  readonly declinedMails: MailChoice[];
  readonly memberCodeFrom: string | null;
}

export const accountView = (
  { user, profile }: { user: User; profile: Profile },
  { newEmail, newPhone, linked, declinedMails, memberCodeFrom }: AccountContext,
): Account => ({
  email: user.email,
  emailVerified: user.emailVerifiedAt !== null,
  phone: user.phone,
  phoneVerified: user.phoneVerifiedAt !== null,
  phoneAbroad: user.phoneAbroad,
  newEmail,
  newPhone,
  language: user.language,
  display: user.display,
  contactVisibility: profile.contactVisibility,
  photoVisibility: profile.photoVisibility,
  memberCode: user.memberCode,
  memberCodeFrom,
  codeWhenOffline: profile.codeWhenOffline,
  declinedMails,
  married: profile.marriedAt !== null,
  isActive: profile.isActive,
  linkedIdentities: linked.map(({ issuer, linkedAt }) => ({
    label: new URL(issuer).hostname,
    linkedAt: linkedAt.toISOString(),
  })),
});
