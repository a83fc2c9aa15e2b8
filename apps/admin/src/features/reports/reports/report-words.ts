import type { ReportRow } from '@kalyanam/shared/admin/reports';
import { SYSTEM_REPORTS } from '@kalyanam/shared/admin/system-reports';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { REPORT_REASONS } from '@kalyanam/shared/vocabulary/report-reasons';

/** Reports made by the product itself are named as such. */
export const reportTitle = ({ reason, system }: Pick<ReportRow, 'reason' | 'system'>): string =>
  system ? labelOf(SYSTEM_REPORTS, system) : labelOf(REPORT_REASONS, reason);

export const reporterName = ({ reporter }: Pick<ReportRow, 'reporter'>): string =>
  reporter?.name ?? 'Kalyanam, by itself';
