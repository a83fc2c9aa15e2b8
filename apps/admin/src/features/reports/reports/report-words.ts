import type { ReportRow } from '@kalyanam/shared/team/reports';
import { SYSTEM_REPORTS } from '@kalyanam/shared/team/system-reports';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { REPORT_REASONS } from '@kalyanam/shared/base/vocabulary/report-reasons';

/** Reports made by the product itself are named as such. */
export const reportTitle = ({ reason, system }: Pick<ReportRow, 'reason' | 'system'>): string =>
  system ? labelOf(SYSTEM_REPORTS, system) : labelOf(REPORT_REASONS, reason);

export const reporterName = ({ reporter }: Pick<ReportRow, 'reporter'>): string =>
  reporter?.name ?? 'Kalyanam, by itself';
