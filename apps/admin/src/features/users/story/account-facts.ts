import type { UserStory } from '@kalyanam/shared/admin/users';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { CONTACT_VISIBILITIES, INTEREST_STATES } from '@kalyanam/shared/vocabulary/status';
import type { Fact } from '../../../ui/fact-list';
import { dayAndTime, indianNumber } from '../../../ui/india-date';
import { personFacts } from '../../../ui/profile-facts';

const when = (moment: string | null): string => (moment ? dayAndTime(moment) : 'no');

export const accountFacts = (user: UserStory): Fact[] => [
  ...personFacts({
    ...user,
    dob: user.profile.dob,
    emailVerified: user.emailVerifiedAt !== null,
    phoneVerified: user.phoneVerifiedAt !== null,
  }),
  { label: 'Registered', value: dayAndTime(user.registeredAt) },
  { label: 'Last active', value: dayAndTime(user.lastActiveAt) },
  { label: 'Profile', value: user.isActive ? 'online' : 'offline' },
  { label: 'Contact shown', value: labelOf(CONTACT_VISIBILITIES, user.contactVisibility) },
  { label: 'Document', value: user.documentVerifiedAt ? `checked ${when(user.documentVerifiedAt)}` : 'not checked' },
  { label: 'Resubmitted', value: `${user.resubmissions} times` },
  { label: 'Aadhaar', value: user.aadhaarNumber },
  { label: 'PAN', value: user.panNumber },
  { label: 'Id', value: user.userId },
];

export const interestFacts = (interests: UserStory['interests']): Fact[] =>
  interests.length === 0
    ? [{ label: 'None', value: null }]
    : interests.map(({ state, sent, received }) => ({
        label: labelOf(INTEREST_STATES, state),
        value: `${indianNumber(sent)} sent, ${indianNumber(received)} received`,
      }));
