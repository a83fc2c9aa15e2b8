import type { AddEligibleUsersRequest } from '@kalyanam/shared/admin/eligible-users';
import type { EligibleCheckRequest } from '@kalyanam/shared/contracts/checks';
import { ELIGIBLE_CHECK_RULES, ELIGIBLE_USERS_RULES } from '@kalyanam/shared/rules/admin.rules';
import { ruled } from '../common/validation/ruled.js';

export class AddEligibleUsersDto extends ruled<AddEligibleUsersRequest>(ELIGIBLE_USERS_RULES) {}
export class EligibleCheckDto extends ruled<EligibleCheckRequest>(ELIGIBLE_CHECK_RULES) {}
