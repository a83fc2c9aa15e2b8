import type { TableQuery } from '@kalyanam/shared/admin/tables';
import { listRules } from '@kalyanam/shared/rules/list.rules';
import { Follows } from '../../common/validation/follows.js';

const RULES = listRules([]);

/** What every list is asked by; a list adds its own sorts and filters. */
export class ListQueryDto implements TableQuery {
  @Follows(RULES.page)
  page?: string;

  @Follows(RULES.pageSize)
  pageSize?: string;

  @Follows(RULES.order)
  order?: string;

  @Follows(RULES.q)
  q?: string;
}
