import type { AccountKind, DeskRelation } from '@kalyanam/shared/topics/family/desk';
import type { DeskSeat } from '@kalyanam/shared/topics/family/desk-rights';
import { mayBrowse, type VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import type { AccessLevel, Principal } from '../../platform/access/access.js';

/** C14: who acts, where the request is for another's profile. */
export interface Hand extends DeskSeat {
  /** Id of the seat. */
  readonly seatId: number;
  readonly userId: number;
  readonly publicId: string;
  readonly name: string;
  readonly relation: DeskRelation;
}

/** A signed-in member, read from the database on this request. */
export interface MemberPrincipal extends Principal {
  readonly userId: number;
  readonly publicId: string;
  /** Null for the bearer of an upload token. */
  readonly sessionId: string | null;
  readonly verificationStatus: VerificationStatus;
  readonly kind: AccountKind;
  /** The account, profile and levels are the candidate's; the session is of this hand. */
  readonly hand?: Hand;
}

/** A family account has nothing of its own but the account: everything else it does for a candidate. */
export function memberLevels(status: VerificationStatus, kind: AccountKind = 'candidate'): AccessLevel[] {
  if (kind === 'family') return ['account'];
  return [
    'uploader',
    'account',
    'member',
    ...(mayBrowse(status) ? (['browsing-member'] as const) : []),
    ...(status === 'verified' ? (['verified-member'] as const) : []),
  ];
}
