import type { AccountStandingRequest, UsersQuery } from '@kalyanam/shared/admin/users';
import { STANDING_RULES } from '@kalyanam/shared/rules/admin.rules';
import { USER_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { ruled } from '../../common/validation/ruled.js';

export class UserListDto extends ruled<UsersQuery>(USER_LIST_RULES) {}
export class StandingDto extends ruled<AccountStandingRequest>(STANDING_RULES) {}
