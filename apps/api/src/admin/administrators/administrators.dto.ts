import type {
  AdministratorChange,
  AdministratorsQuery,
  NewAdministratorRequest,
} from '@kalyanam/shared/admin/administrators';
import { ADMINISTRATOR_CHANGE_RULES, NEW_ADMINISTRATOR_RULES } from '@kalyanam/shared/rules/admin.rules';
import { ADMINISTRATOR_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { ruled } from '../../common/validation/ruled.js';

export class AdministratorListDto extends ruled<AdministratorsQuery>(ADMINISTRATOR_LIST_RULES) {}
export class NewAdministratorDto extends ruled<NewAdministratorRequest>(NEW_ADMINISTRATOR_RULES) {}
export class AdministratorChangeDto extends ruled<AdministratorChange>(ADMINISTRATOR_CHANGE_RULES) {}
