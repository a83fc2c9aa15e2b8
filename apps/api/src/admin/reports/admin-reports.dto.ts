import type { ReportDecisionRequest, ReportsQuery } from '@kalyanam/shared/admin/reports';
import { REPORT_DECISION_RULES } from '@kalyanam/shared/rules/admin.rules';
import { REPORT_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { ruled } from '../../common/validation/ruled.js';

export class ReportListDto extends ruled<ReportsQuery>(REPORT_LIST_RULES) {}
export class ReportDecisionDto extends ruled<ReportDecisionRequest>(REPORT_DECISION_RULES) {}
