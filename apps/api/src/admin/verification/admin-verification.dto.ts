import type { DecisionRequest, RevealRequest } from '@kalyanam/shared/admin/contracts';
import type { TableQuery } from '@kalyanam/shared/admin/tables';
import { DECISION_RULES, QUEUE_RULES, REVEAL_RULES } from '@kalyanam/shared/rules/admin.rules';
import { ruled } from '../../common/validation/ruled.js';

export class QueueDto extends ruled<Pick<TableQuery, 'page' | 'pageSize'>>(QUEUE_RULES) {}
export class DecisionDto extends ruled<DecisionRequest>(DECISION_RULES) {}
export class RevealDto extends ruled<RevealRequest>(REVEAL_RULES) {}
