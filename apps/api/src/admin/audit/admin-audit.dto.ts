import type { AuditQuery } from '@kalyanam/shared/admin/audit';
import { AUDIT_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { Follows } from '../../common/validation/follows.js';
import { ListQueryDto } from '../lists/list-query.dto.js';

export class AuditListDto extends ListQueryDto implements AuditQuery {
  @Follows(AUDIT_LIST_RULES.sort)
  sort?: string;

  @Follows(AUDIT_LIST_RULES.actor)
  actor?: string;

  @Follows(AUDIT_LIST_RULES.action)
  action?: string;

  @Follows(AUDIT_LIST_RULES.subject)
  subject?: string;

  @Follows(AUDIT_LIST_RULES.from)
  from?: string;

  @Follows(AUDIT_LIST_RULES.to)
  to?: string;
}
