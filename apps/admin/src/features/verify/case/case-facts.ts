/** Section 2, Admin verify: what comes first in a case. */
import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { GENDERS } from '@kalyanam/shared/vocabulary/people';
import type { Fact } from '../../../ui/fact-list';
import { dayAndTime, fullDay } from '../../../ui/india-date';
import { appearanceFacts, groupedPhone } from '../../../ui/profile-facts';

export const basicFacts = (user: PendingVerification): Fact[] => [
  { label: 'E-mail', value: user.email, proved: user.emailVerified },
  { label: 'Phone', value: groupedPhone(user.phone), proved: user.phoneVerified },
  { label: 'Age', value: `${user.age} (${fullDay(user.dob)})` },
  { label: 'Gender', value: labelOf(GENDERS, user.gender) },
  { label: 'Registered', value: dayAndTime(user.registeredAt) },
  ...appearanceFacts(user),
];
