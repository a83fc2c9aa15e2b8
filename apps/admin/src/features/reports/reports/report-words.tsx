import { REPORT_SEVERITIES, type ReportSeverity } from '@kalyanam/shared/team/report-severity';
import type { ReportRow } from '@kalyanam/shared/team/reports';
import { SYSTEM_REPORTS } from '@kalyanam/shared/team/system-reports';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { REPORT_REASONS } from '@kalyanam/shared/base/vocabulary/report-reasons';
import { StateChip } from '../../../ui/list/state-chip';

/** Reports made by the product itself are named as such. */
export const reportTitle = ({ reason, system }: Pick<ReportRow, 'reason' | 'system'>): string =>
  system ? labelOf(SYSTEM_REPORTS, system) : labelOf(REPORT_REASONS, reason);

export const reporterName = ({ reporter }: Pick<ReportRow, 'reporter'>): string => reporter?.name ?? 'Automatic';

const TONES = { money: 'bad', underage: 'bad', abuse: 'warn', other: 'plain' } as const;

export const SeverityChip = ({ severity }: { severity: ReportSeverity }) => (
  <StateChip tone={TONES[severity]}>{labelOf(REPORT_SEVERITIES, severity)}</StateChip>
);
