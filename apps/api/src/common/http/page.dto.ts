import type { PageQuery } from '@kalyanam/shared/contracts/relations';
import { PAGE_RULES } from '@kalyanam/shared/rules/relation.rules';
import { Follows } from '../validation/follows.js';

export class PageDto implements PageQuery {
  @Follows(PAGE_RULES.page) page?: string;
}
