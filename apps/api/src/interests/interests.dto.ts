import type { InterestsQuery } from '@kalyanam/shared/contracts/relations';
import { INTERESTS_RULES } from '@kalyanam/shared/rules/relation.rules';
import { ruled } from '../common/validation/ruled.js';

export class InterestsDto extends ruled<InterestsQuery>(INTERESTS_RULES) {}
