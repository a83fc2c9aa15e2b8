import type { Decision } from '@kalyanam/shared/admin/contracts';
import type { ProfileEditDecisionRequest, ProfileEditsQuery } from '@kalyanam/shared/admin/profile-edits';
import { PROFILE_EDIT_DECISION_RULES } from '@kalyanam/shared/rules/admin.rules';
import { PROFILE_EDIT_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { Follows } from '../../common/validation/follows.js';
import { ListQueryDto } from '../lists/list-query.dto.js';

export class EditListDto extends ListQueryDto implements ProfileEditsQuery {
  @Follows(PROFILE_EDIT_LIST_RULES.sort)
  sort?: string;

  @Follows(PROFILE_EDIT_LIST_RULES.state)
  state?: string;
}

export class EditDecisionDto implements ProfileEditDecisionRequest {
  @Follows(PROFILE_EDIT_DECISION_RULES.decision)
  decision: Decision;

  @Follows(PROFILE_EDIT_DECISION_RULES.notes)
  notes?: string;

  @Follows(PROFILE_EDIT_DECISION_RULES.askedAt)
  askedAt: string;
}
