import { REPORT_SEVERITIES, type ReportSeverity } from '@kalyanam/shared/team/report-severity';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { StateChip } from '../../../ui/list/state-chip';

const TONES = { money: 'bad', underage: 'bad', abuse: 'warn', other: 'plain' } as const;

export const SeverityChip = ({ severity }: { severity: ReportSeverity }) => (
  <StateChip tone={TONES[severity]}>{labelOf(REPORT_SEVERITIES, severity)}</StateChip>
);
