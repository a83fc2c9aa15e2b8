import { can, type AdminRole } from '@kalyanam/shared/team/roles';
import type { TeamHoroscope, UserHistory } from '@kalyanam/shared/team/users';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import type { User } from '../../people/accounts/user.entity.js';
import type { CandidateConsent } from '../../people/consents/candidate-consent.entity.js';
import { maskedNumbers, type IdentityMasks } from '../../profiles/identity-numbers/identity.service.js';
import type { LookingAnswerRow } from '../../matching/freshness/looking-answer.entity.js';
import type { Profile } from '../../profiles/profile/profile.entity.js';
import { teamFieldsView } from '../../profiles/profile/profile.view.js';
import type { Horoscope } from '../../profiles/horoscopes/horoscopes.repository.js';

type Facts = Omit<
  UserHistory,
  | 'age'
  | 'details'
  | 'photos'
  | 'horoscope'
  | 'cases'
  | 'reportsAbout'
  | 'reportsBy'
  | 'interests'
  | 'wishes'
  | 'biodata'
  | 'looking'
  | 'candidate'
  | 'desk'
  | 'signIns'
  | 'sessions'
  | 'consents'
  | 'audit'
>;

interface Read {
  masks: IdentityMasks;
  identityKind: IdentityKind;
  role: AdminRole;
}

/** Details from the account and profile rows; identity numbers are masked (R16). */
export const accountFacts = (user: User, profile: Profile, { masks, identityKind, role }: Read): Facts => ({
  userId: user.publicId,
  memberCode: user.memberCode,
  name: profile.name,
  email: user.email,
  phone: user.phone,
  gender: profile.gender,
  verificationStatus: user.verificationStatus,
  accountStatus: user.accountStatus,
  isActive: profile.isActive,
  registeredAt: user.registeredAt.toISOString(),
  lastActiveAt: user.lastActiveAt.toISOString(),
  profile: teamFieldsView(profile, role),
  emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
  phoneAbroad: user.phoneAbroad,
  phoneVerifiedAt: user.phoneVerifiedAt?.toISOString() ?? null,
  documentVerifiedAt: profile.documentVerifiedAt?.toISOString() ?? null,
  contactVisibility: profile.contactVisibility,
  statusReason: user.statusReason,
  resubmissions: user.resubmissions,
  readsSimply: user.display?.simple ?? false,
  identity: { kind: identityKind, number: maskedNumbers(masks).identityNumber },
  panNumber: maskedNumbers(masks).panNumber,
});

/** R45: whether the candidate of a profile that someone else made has agreed. */
export const candidateView = (consent: CandidateConsent | null, role: AdminRole): UserHistory['candidate'] =>
  consent && {
    relation: consent.relation,
    phone: consent.agreedAt === null && can(role, 'members.enter') ? consent.phone : null,
    agreedAt: consent.agreedAt?.toISOString() ?? null,
    method: consent.method,
    takenOverAt: consent.takenOverAt?.toISOString() ?? null,
  };

/** C5: when they last confirmed, by what, and what they answered. */
export const lookingView = (
  { lookingConfirmedAt, lookingBy, pausedUntil }: Profile,
  answers: readonly LookingAnswerRow[],
): UserHistory['looking'] => ({
  confirmedAt: lookingConfirmedAt.toISOString(),
  by: lookingBy,
  pausedUntil,
  answers: answers.map(({ answer, until, via, at }) => ({ answer, until, via, at: at.toISOString() })),
});

/** C11: never the time or place of birth. */
export const teamHoroscopeView = (row: Horoscope | null): TeamHoroscope | null =>
  row && (row.star ?? row.kuja) ? { star: row.star, pada: row.pada, kuja: row.kuja } : null;
