import type { MarriedRequest } from '@kalyanam/shared/contracts/account';
import type { ProfileInput } from '@kalyanam/shared/contracts/profile';
import type { ProfileUpdate, StatusRequest } from '@kalyanam/shared/contracts/profile-calls';
import { PROFILE_RULES, PROFILE_VERSION_RULES } from '@kalyanam/shared/rules/profile.rules';
import { MARRIED_RULES, STATUS_RULES } from '@kalyanam/shared/rules/settings.rules';
import { ruled } from '../common/validation/ruled.js';

/** R30: any subset of the fields, and the version that was edited. */
export class ProfileUpdateDto extends ruled<ProfileUpdate, keyof ProfileInput>(PROFILE_VERSION_RULES, PROFILE_RULES) {}
export class StatusDto extends ruled<StatusRequest>(STATUS_RULES) {}
export class MarriedDto extends ruled<MarriedRequest>(MARRIED_RULES) {}
