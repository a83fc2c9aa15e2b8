import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { BROWSE_RULES } from '@kalyanam/shared/rules/browse.rules';
import { Follows } from '../common/validation/follows.js';

/** Every value is one text; a parameter given twice is refused. */
export class BrowseDto implements BrowseQuery {
  @Follows(BROWSE_RULES.lookingFor) lookingFor?: string;
  @Follows(BROWSE_RULES.birthYearFrom) birthYearFrom?: string;
  @Follows(BROWSE_RULES.birthYearTo) birthYearTo?: string;
  @Follows(BROWSE_RULES.maritalStatus) maritalStatus?: string;
  @Follows(BROWSE_RULES.workState) workState?: string;
  @Follows(BROWSE_RULES.workCity) workCity?: string;
  @Follows(BROWSE_RULES.workCountry) workCountry?: string;
  @Follows(BROWSE_RULES.familyState) familyState?: string;
  @Follows(BROWSE_RULES.familyCity) familyCity?: string;
  @Follows(BROWSE_RULES.incomeFrom) incomeFrom?: string;
  @Follows(BROWSE_RULES.incomeTo) incomeTo?: string;
  @Follows(BROWSE_RULES.sort) sort?: string;
  @Follows(BROWSE_RULES.page) page?: string;
}
