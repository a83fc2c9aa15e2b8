import type { ReportRequest } from '@kalyanam/shared/contracts/profile-calls';
import { REPORT_RULES } from '@kalyanam/shared/rules/report.rules';
import { ruled } from '../common/validation/ruled.js';

export class ReportDto extends ruled<ReportRequest>(REPORT_RULES) {}
