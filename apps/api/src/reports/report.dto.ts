import type { ReportRequest } from '@kalyanam/shared/contracts/profile-calls';
import { REPORT_RULES } from '@kalyanam/shared/rules/report.rules';
import type { ReportReason } from '@kalyanam/shared/vocabulary/status';
import { Follows } from '../common/validation/follows.js';

export class ReportDto implements ReportRequest {
  @Follows(REPORT_RULES.reason) reason: ReportReason;
  @Follows(REPORT_RULES.description) description?: string | null;
}
