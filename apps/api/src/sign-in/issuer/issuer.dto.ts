import type { IdentityHintRequest } from '@kalyanam/shared/contracts/identity';
import { IDENTITY_HINT_RULES } from '@kalyanam/shared/rules/settings.rules';
import { Follows } from '../../common/validation/follows.js';

export class IdentityHintDto implements IdentityHintRequest {
  @Follows(IDENTITY_HINT_RULES.identityToken) identityToken: string;
}
