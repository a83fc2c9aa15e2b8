import Box from '@mui/material/Box';
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

export const ReportFacts = ({ report }: { report: ReportRow }) => (
  <Panel
    title={labelOf(REPORT_REASONS, report.reason)}
    aside={
      <Box sx={{ ml: { sm: 'auto' }, display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        {dayAndTime(report.createdAt)}
        {!report.decision && <ClockChip enteredAt={report.createdAt} />}
      </Box>
    }
  >
    <Words>{report.description}</Words>
    <TitledPart title="Reported member">
      <Member member={report.reported} />
    </TitledPart>
    <TitledPart title="Reported by (for the team only)">
      <Member member={report.reporter} />
    </TitledPart>
  </Panel>
);

export const OtherReports = ({ reports }: { reports: readonly ReportRow[] }) => (
  <Panel title="Other reports about this member">
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
