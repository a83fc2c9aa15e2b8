import type { AccountStandingRequest, UsersQuery } from '@kalyanam/shared/admin/users';
import { STANDING_RULES } from '@kalyanam/shared/rules/admin.rules';
import { USER_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { Follows } from '../../common/validation/follows.js';
import { ListQueryDto } from '../lists/list-query.dto.js';

export class UserListDto extends ListQueryDto implements UsersQuery {
  @Follows(USER_LIST_RULES.sort)
  sort?: string;

  @Follows(USER_LIST_RULES.verification)
  verification?: string;

  @Follows(USER_LIST_RULES.account)
  account?: string;

  @Follows(USER_LIST_RULES.gender)
  gender?: string;

  @Follows(USER_LIST_RULES.maritalStatus)
  maritalStatus?: string;

  @Follows(USER_LIST_RULES.caste)
  caste?: string;

  @Follows(USER_LIST_RULES.online)
  online?: string;

  @Follows(USER_LIST_RULES.proved)
  proved?: string;

  @Follows(USER_LIST_RULES.photos)
  photos?: string;

  @Follows(USER_LIST_RULES.days)
  days?: string;

  @Follows(USER_LIST_RULES.verifiedDays)
  verifiedDays?: string;

  @Follows(USER_LIST_RULES.decidedDays)
  decidedDays?: string;
}

export class StandingDto implements AccountStandingRequest {
  @Follows(STANDING_RULES.reason)
  reason: string;
}
