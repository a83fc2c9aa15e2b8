import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { REPORT_ACTIONS, type ReportedMember, type ReportRow } from '@kalyanam/shared/admin/reports';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { REPORT_REASONS } from '@kalyanam/shared/vocabulary/status';
import { userPath, reportPath } from '../../../shell/paths';
import { ClockChip } from '../../../ui/clock-chip';
import { EventList } from '../../../ui/event-list';
import { dayAndTime } from '../../../ui/india-date';
import { PageLink } from '../../../ui/page-link';
import { Panel } from '../../../ui/panel';
import { AccountChip, VerificationChip } from '../../../ui/state-chip';
import { TitledPart } from '../../../ui/titled-part';
import { Words } from '../../../ui/words';

const Member = ({ member }: { member: ReportedMember }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <PageLink to={userPath(member.userId)}>{member.name}</PageLink>
    <VerificationChip status={member.verificationStatus} />
    <AccountChip status={member.accountStatus} />
  </Box>
);

/** R57: every report of the case, as evidence for one decision. */
export const ReportFacts = ({ report, reports }: { report: ReportRow; reports: readonly ReportRow[] }) => (
  <Panel title={reports.length === 1 ? 'Report' : `${reports.length} reports, decided together`}>
    <TitledPart title="Reported member">
      <Member member={report.reported} />
    </TitledPart>
    {reports.map(({ id, reason, createdAt, decision, description, reporter }) => (
      <Box key={id} sx={{ borderTop: 1, borderColor: 'divider', mt: 2, pt: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
          <Typography variant="h3">{labelOf(REPORT_REASONS, reason)}</Typography>
          <Box sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>{dayAndTime(createdAt)}</Box>
          {!decision && <ClockChip enteredAt={createdAt} />}
        </Box>
        <Words>{description}</Words>
        <TitledPart title="Reported by (for the team only)">
          <Member member={reporter} />
        </TitledPart>
      </Box>
    ))}
  </Panel>
);

export const OtherReports = ({ reports }: { reports: readonly ReportRow[] }) => (
  <Panel title="Earlier reports about this member">
    <EventList
      none="None"
      events={reports.map(({ id, createdAt, reason, reporter, description, decision }) => ({
        key: id,
        at: createdAt,
        what: <PageLink to={reportPath(id)}>{labelOf(REPORT_REASONS, reason)}</PageLink>,
        more: [`by ${reporter.name}`, decision ? labelOf(REPORT_ACTIONS, decision.action) : 'open', description].join(
          ' · ',
        ),
      }))}
    />
  </Panel>
);
