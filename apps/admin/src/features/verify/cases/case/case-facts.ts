/** Section 2, Admin verify: what comes first in a case. */
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import type { FieldName } from '@kalyanam/shared/topics/profile/fields';
import type { Fact } from '../../../../ui/list/fact-list';
import { dayAndTime } from '../../../../ui/time/india-date';
import { fieldFact, personFacts } from '../../../../ui/list/profile-facts';
import { useTexts } from '../verify.en';

export const AMONG_THE_BASICS: readonly FieldName[] = ['height', 'complexion'];

export const basicFacts = (user: PendingVerification): Fact[] => [
  ...personFacts(user),
  { label: useTexts.now().compare.registered, value: dayAndTime(user.registeredAt) },
  ...AMONG_THE_BASICS.map((field) => fieldFact(field, user)),
];
