import type { AuditQuery } from '@kalyanam/shared/admin/audit';
import { AUDIT_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { ruled } from '../../common/validation/ruled.js';

export class AuditListDto extends ruled<AuditQuery>(AUDIT_LIST_RULES) {}
