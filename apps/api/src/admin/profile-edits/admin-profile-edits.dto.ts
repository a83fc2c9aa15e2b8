import type { ProfileEditDecisionRequest, ProfileEditsQuery } from '@kalyanam/shared/admin/profile-edits';
import { PROFILE_EDIT_DECISION_RULES } from '@kalyanam/shared/rules/admin.rules';
import { PROFILE_EDIT_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { ruled } from '../../common/validation/ruled.js';

export class EditListDto extends ruled<ProfileEditsQuery>(PROFILE_EDIT_LIST_RULES) {}
export class EditDecisionDto extends ruled<ProfileEditDecisionRequest>(PROFILE_EDIT_DECISION_RULES) {}
