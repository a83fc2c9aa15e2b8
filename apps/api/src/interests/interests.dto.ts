import type { InterestsQuery } from '@kalyanam/shared/contracts/relations';
import { INTERESTS_RULES } from '@kalyanam/shared/rules/relation.rules';
import { Follows } from '../common/validation/follows.js';

export class InterestsDto implements InterestsQuery {
  @Follows(INTERESTS_RULES.box) box?: string;
  @Follows(INTERESTS_RULES.page) page?: string;
}
