import type { LoginRequest } from '@kalyanam/shared/contracts/auth';
import { LOGIN_RULES } from '@kalyanam/shared/rules/account.rules';
import { ruled } from '../common/validation/ruled.js';

export class LoginDto extends ruled<LoginRequest>(LOGIN_RULES) {}
