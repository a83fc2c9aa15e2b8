import type { ReportRow } from '@kalyanam/shared/admin/reports';
import { SYSTEM_REPORTS } from '@kalyanam/shared/admin/system-reports';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { REPORT_REASONS } from '@kalyanam/shared/vocabulary/report-reasons';

/** What the product noticed by itself is named as that. */
export const reportTitle = ({ reason, system }: Pick<ReportRow, 'reason' | 'system'>): string =>
  system ? labelOf(SYSTEM_REPORTS, system) : labelOf(REPORT_REASONS, reason);

export const reporterName = ({ reporter }: Pick<ReportRow, 'reporter'>): string =>
  reporter?.name ?? 'Kalyanam, by itself';
