import type { AdminLoginRequest } from '@kalyanam/shared/admin/contracts';
import { ADMIN_LOGIN_RULES } from '@kalyanam/shared/rules/admin.rules';
import { Follows } from '../common/validation/follows.js';

export class AdminLoginDto implements AdminLoginRequest {
  @Follows(ADMIN_LOGIN_RULES.username)
  username: string;

  @Follows(ADMIN_LOGIN_RULES.password)
  password: string;

  @Follows(ADMIN_LOGIN_RULES.code)
  code?: string;
}
