import type { PageQuery } from '@kalyanam/shared/contracts/relations';
import { PAGE_RULES } from '@kalyanam/shared/topics/interests/relation.rules';
import { ruled } from '../validation/ruled.js';

export class PageDto extends ruled<PageQuery>(PAGE_RULES) {}
