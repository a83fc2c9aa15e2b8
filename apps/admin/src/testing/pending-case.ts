import { NO_TEAM } from '@kalyanam/shared/team/case-team';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import type { TeamDetails } from '@kalyanam/shared/contracts/details';
import { DETAIL_NAMES } from '@kalyanam/shared/topics/profile/details';
import { exampleProfile } from '@kalyanam/shared/topics/profile/fields';
import { scoreParts, scoreTotal } from '@kalyanam/shared/team/score';

const PARTS = scoreParts({
  phone: true,
  email: true,
  identityNumber: true,
  identityFile: true,
  panNumber: false,
  panFile: false,
  photo: true,
  profileComplete: true,
});

/** Profile of a family that gave nothing beyond the registration. */
export const NO_DETAILS = {
  ...Object.fromEntries(DETAIL_NAMES.map((detail) => [detail, null])),
  siblings: [],
  womensGothras: [],
} as unknown as TeamDetails;

export const pendingCase = (
  userId: string,
  name: string,
  more: Partial<PendingVerification> = {},
): PendingVerification => ({
  ...exampleProfile(),
  userId,
  memberCode: '4827193W',
  caseId: `case of ${userId}`,
  seen: `seen of ${userId}`,
  language: 'en',
  createdBy: 'parent',
  family: { agreed: 'sms', desk: [] },
  details: NO_DETAILS,
  unreadTexts: [],
  name,
  email: `${userId}@example.com`,
  phone: '9848012345',
  age: 28,
  identity: { kind: 'aadhaar', number: 'XXXX XXXX 8524', wellFormed: true, file: true },
  aadhaarNumber: 'XXXX XXXX 8524',
  panNumber: null,
  aadhaarFile: true,
  panFile: false,
  emailVerified: true,
  phoneVerified: true,
  verificationStatus: 'semi-verified',
  verificationScore: scoreTotal(PARTS),
  scoreParts: PARTS,
  photos: [],
  registeredAt: '2026-11-19T05:12:00.000Z',
  enteredAt: '2026-11-19T06:12:00.000Z',
  resubmission: false,
  claimedBy: null,
  pendingDecision: null,
  duplicates: [],
  team: NO_TEAM,
  ...more,
});
