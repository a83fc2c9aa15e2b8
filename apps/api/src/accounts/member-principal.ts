import { mayBrowse, type VerificationStatus } from '@kalyanam/shared/vocabulary/status';
import type { AccessLevel, Principal } from '../common/access/access.js';

/** A signed-in member, read from the database on this request. */
export interface MemberPrincipal extends Principal {
  readonly userId: number;
  readonly publicId: string;
  /** Null for the bearer of an upload token. */
  readonly sessionId: string | null;
  readonly verificationStatus: VerificationStatus;
}

export function memberLevels(status: VerificationStatus): AccessLevel[] {
  return [
    'uploader',
    'member',
    ...(mayBrowse(status) ? (['browsing-member'] as const) : []),
    ...(status === 'verified' ? (['verified-member'] as const) : []),
  ];
}
