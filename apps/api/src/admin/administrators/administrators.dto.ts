import type {
  AdministratorChange,
  AdministratorsQuery,
  NewAdministratorRequest,
} from '@kalyanam/shared/admin/administrators';
import type { AdminRole } from '@kalyanam/shared/admin/roles';
import { ADMINISTRATOR_CHANGE_RULES, NEW_ADMINISTRATOR_RULES } from '@kalyanam/shared/rules/admin.rules';
import { ADMINISTRATOR_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { Follows } from '../../common/validation/follows.js';
import { ListQueryDto } from '../lists/list-query.dto.js';

export class AdministratorListDto extends ListQueryDto implements AdministratorsQuery {
  @Follows(ADMINISTRATOR_LIST_RULES.sort)
  sort?: string;

  @Follows(ADMINISTRATOR_LIST_RULES.role)
  role?: string;

  @Follows(ADMINISTRATOR_LIST_RULES.state)
  state?: string;
}

export class NewAdministratorDto implements NewAdministratorRequest {
  @Follows(NEW_ADMINISTRATOR_RULES.username)
  username: string;

  @Follows(NEW_ADMINISTRATOR_RULES.name)
  name: string;

  @Follows(NEW_ADMINISTRATOR_RULES.role)
  role: AdminRole;
}

export class AdministratorChangeDto implements AdministratorChange {
  @Follows(ADMINISTRATOR_CHANGE_RULES.disabled)
  disabled?: boolean;

  @Follows(ADMINISTRATOR_CHANGE_RULES.role)
  role?: AdminRole;
}
