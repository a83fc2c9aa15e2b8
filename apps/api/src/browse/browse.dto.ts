import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { BROWSE_RULES } from '@kalyanam/shared/rules/browse.rules';
import { ruled } from '../common/validation/ruled.js';

/** Every value is one text; a parameter given twice is refused. */
export class BrowseDto extends ruled<BrowseQuery>(BROWSE_RULES) {}
