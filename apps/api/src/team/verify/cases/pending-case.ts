/** An open case as the queue shows it: raw rows, since entities of a page's cases would cost more than all else on it. */
import { columnName, FIELD_COLUMNS } from '@kalyanam/shared/topics/profile/columns';
import type { User } from '../../../people/accounts/user.entity.js';
import type { VerificationCase } from '../../../profiles/cases/verification-case.entity.js';
import type { Profile } from '../../../profiles/profile/profile.entity.js';
import type { ProfileColumns } from '../../../profiles/profile/profile.fields.js';
import type { SharedCase } from './case-team.view.js';
import type { ClaimedCase } from './claim.view.js';

const CASE = [
  ...(['id', 'publicId', 'resubmission', 'enteredAt', 'claimedBy', 'claimedAt', 'assignedTo', 'assignedAt'] as const),
  ...(['assignNote', 'secondBy', 'secondAt', 'secondSeen', 'waitingSince', 'pausedSince', 'answeredAt'] as const),
  ...(['reminders', 'remindedAt'] as const),
];
const USER = [
  ...(['memberCode', 'email', 'phone', 'phoneAbroad', 'language', 'emailVerifiedAt', 'phoneVerifiedAt'] as const),
  ...(['verificationStatus', 'registeredAt'] as const),
];
const PROFILE = [...FIELD_COLUMNS, 'createdBy', 'version'] as const;

/** An open case with its account and profile. */
export interface PendingCase {
  opened: Pick<VerificationCase, (typeof CASE)[number]> & ClaimedCase & SharedCase;
  user: Pick<User, 'id' | 'publicId' | (typeof USER)[number]>;
  profile: ProfileColumns & Pick<Profile, 'createdBy' | 'version'>;
}

interface Names {
  claimerId: string | null;
  claimerUsername: string;
  claimerName: string;
  assigneeId: string | null;
  assigneeName: string;
  assignerName: string | null;
  approverName: string | null;
}

export type PendingRow = Pick<VerificationCase, (typeof CASE)[number]> &
  Pick<User, (typeof USER)[number]> &
  PendingCase['profile'] &
  Names & { userId: number; memberId: string };

const columns = (table: string, properties: readonly string[]): string =>
  properties.map((property) => `${table}.${columnName(property)} AS ${property}`).join(', ');

export const PENDING_COLUMNS = [
  columns('c', CASE),
  'u.id AS userId, u.public_id AS memberId',
  columns('u', USER),
  columns('p', PROFILE),
  'claimer.public_id AS claimerId, claimer.username AS claimerUsername, claimer.name AS claimerName',
  'assignee.public_id AS assigneeId, assignee.name AS assigneeName',
  'assigner.name AS assignerName, approver.name AS approverName',
].join(', ');

export const PENDING_TABLES = `verification_cases c
  JOIN users u ON u.id = c.user_id JOIN profiles p ON p.user_id = c.user_id
  LEFT JOIN admins claimer ON claimer.id = c.claimed_by
  LEFT JOIN admins assignee ON assignee.id = c.assigned_to
  LEFT JOIN admins assigner ON assigner.id = c.assigned_by
  LEFT JOIN admins approver ON approver.id = c.second_by`;

export function pendingCaseOf(row: PendingRow): PendingCase {
  const { claimerId, claimerUsername, claimerName, assigneeId, assigneeName, assignerName, approverName } = row;
  return {
    opened: {
      ...row,
      resubmission: Boolean(row.resubmission),
      claimer: claimerId === null ? null : { publicId: claimerId, username: claimerUsername, name: claimerName },
      assignee: assigneeId === null ? null : { publicId: assigneeId, name: assigneeName },
      assigner: assignerName === null ? null : { name: assignerName },
      firstApprover: approverName === null ? null : { name: approverName },
    },
    user: { ...row, id: row.userId, publicId: row.memberId },
    profile: row,
  };
}
