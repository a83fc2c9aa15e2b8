import type { AdminLoginRequest } from '@kalyanam/shared/admin/contracts';
import { ADMIN_LOGIN_RULES } from '@kalyanam/shared/rules/admin.rules';
import { ruled } from '../common/validation/ruled.js';

export class AdminLoginDto extends ruled<AdminLoginRequest>(ADMIN_LOGIN_RULES) {}
