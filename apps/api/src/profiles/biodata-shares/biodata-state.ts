import type { BiodataState } from '@kalyanam/shared/topics/biodata/biodata';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import type { User } from '../../people/accounts/user.entity.js';
import type { Profile } from '../profile/profile.entity.js';
import type { BiodataShareRow } from './biodata-share.entity.js';

type Owner = {
  readonly user: Pick<User, 'verificationStatus' | 'accountStatus'>;
  readonly profile: Pick<Profile, 'isActive' | 'marriedAt'>;
};

/** Whether links to it can be given out: words that have not been reviewed yet stay here. */
export const mayShare = ({ user }: Pick<Owner, 'user'>): boolean =>
  user.accountStatus === 'active' && mayBrowse(user.verificationStatus);

/**
 * The state of a link at a moment. A marriage comes first: everyone with the paper should know it. A withdrawn link
 * does not show when it would have expired.
 */
export function stateOf(
  { revokedAt, expiresAt }: Pick<BiodataShareRow, 'revokedAt' | 'expiresAt'>,
  owner: Owner,
  now: Date,
): Exclude<BiodataState, 'changed'> {
  if (owner.profile.marriedAt) return 'not-looking';
  if (revokedAt || !mayShare(owner)) return 'withdrawn';
  if (expiresAt <= now) return 'expired';
  return owner.profile.isActive ? 'valid' : 'not-looking';
}
