import type { IdentityHintRequest } from '@kalyanam/shared/contracts/identity';
import { IDENTITY_HINT_RULES } from '@kalyanam/shared/rules/settings.rules';
import { ruled } from '../../common/validation/ruled.js';

export class IdentityHintDto extends ruled<IdentityHintRequest>(IDENTITY_HINT_RULES) {}
