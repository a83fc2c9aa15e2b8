import type { EligibleUsersQuery } from '@kalyanam/shared/admin/eligible-users';
import { ELIGIBLE_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { Follows } from '../../common/validation/follows.js';
import { ListQueryDto } from '../lists/list-query.dto.js';

export class EligibleListDto extends ListQueryDto implements EligibleUsersQuery {
  @Follows(ELIGIBLE_LIST_RULES.sort)
  sort?: string;

  @Follows(ELIGIBLE_LIST_RULES.state)
  state?: string;
}
