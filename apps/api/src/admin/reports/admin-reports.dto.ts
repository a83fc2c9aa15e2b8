import type { ReportAction, ReportDecisionRequest, ReportOutcome, ReportsQuery } from '@kalyanam/shared/admin/reports';
import { REPORT_DECISION_RULES } from '@kalyanam/shared/rules/admin.rules';
import { REPORT_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { Follows } from '../../common/validation/follows.js';
import { ListQueryDto } from '../lists/list-query.dto.js';

export class ReportListDto extends ListQueryDto implements ReportsQuery {
  @Follows(REPORT_LIST_RULES.sort)
  sort?: string;

  @Follows(REPORT_LIST_RULES.state)
  state?: string;

  @Follows(REPORT_LIST_RULES.reason)
  reason?: string;
}

export class ReportDecisionDto implements ReportDecisionRequest {
  @Follows(REPORT_DECISION_RULES.outcome)
  outcome: ReportOutcome;

  @Follows(REPORT_DECISION_RULES.action)
  action: ReportAction;

  @Follows(REPORT_DECISION_RULES.notes)
  notes?: string;

  @Follows(REPORT_DECISION_RULES.message)
  message?: string;
}
