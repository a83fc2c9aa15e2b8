import type { AddEligibleUsersRequest } from '@kalyanam/shared/admin/eligible-users';
import type { EligibleCheckRequest } from '@kalyanam/shared/contracts/checks';
import { ELIGIBLE_USERS_RULES } from '@kalyanam/shared/rules/admin.rules';
import { email, phone } from '@kalyanam/shared/rules/fields';
import { Follows } from '../common/validation/follows.js';

export class AddEligibleUsersDto implements AddEligibleUsersRequest {
  @Follows(ELIGIBLE_USERS_RULES.users)
  users: AddEligibleUsersRequest['users'];
}

export class EligibleCheckDto implements EligibleCheckRequest {
  @Follows(email)
  email: string;

  @Follows(phone)
  phone: string;
}
