import type { LoginRequest } from '@kalyanam/shared/contracts/auth';
import { LOGIN_RULES } from '@kalyanam/shared/rules/account.rules';
import { Follows } from '../common/validation/follows.js';

export class LoginDto implements LoginRequest {
  @Follows(LOGIN_RULES.email)
  email: string;

  @Follows(LOGIN_RULES.password)
  password: string;
}
