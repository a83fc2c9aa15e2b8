import type { EligibleUsersQuery } from '@kalyanam/shared/admin/eligible-users';
import { ELIGIBLE_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { ruled } from '../../common/validation/ruled.js';

export class EligibleListDto extends ruled<EligibleUsersQuery>(ELIGIBLE_LIST_RULES) {}
