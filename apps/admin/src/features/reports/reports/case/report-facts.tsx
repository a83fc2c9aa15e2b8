import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SEVERITY_OF } from '@kalyanam/shared/team/report-severity';
import {
  REPORT_ACTIONS,
  REPORT_OUTCOMES,
  type ReportedMember,
  type ReporterHistory,
  type ReportRow,
} from '@kalyanam/shared/team/reports';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { INTEREST_STATES } from '@kalyanam/shared/base/vocabulary/status';
import { userPath, reportPath } from '../../../../shell/paths';
import { ClockChip } from '../../../../ui/time/clock-chip';
import { EventList } from '../../../../ui/list/event-list';
import { reporterName, reportTitle, SeverityChip } from '../report-words';
import { dayAndTime, fullDay } from '../../../../ui/time/india-date';
import { PageLink } from '../../../../ui/list/page-link';
import { Panel, TitledPart } from '../../../../ui/list/panel';
import { AccountChip, VerificationChip } from '../../../../ui/list/state-chip';
import { Words } from '../../../../ui/words/words';

const Member = ({ member }: { member: ReportedMember }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <PageLink to={userPath(member.userId)} asWritten>
      {member.name}
    </PageLink>
    <VerificationChip status={member.verificationStatus} />
    <AccountChip status={member.accountStatus} />
  </Box>
);

/** R57: every report of the case, as evidence for one decision. */
interface Props {
  report: ReportRow;
  reports: readonly ReportRow[];
  reporters: readonly ReporterHistory[];
}

export const ReportFacts = ({ report, reports, reporters }: Props) => (
  <Panel title={reports.length === 1 ? 'Report' : `${reports.length} reports, decided together`}>
    <TitledPart title="Reported member">
      <Member member={report.reported} />
    </TitledPart>
    {reports.map(({ id, reason, system, createdAt, decision, description, reporter, other }) => (
      <Box key={id} sx={{ borderTop: 1, borderColor: 'divider', mt: 2, pt: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
          <Typography variant="h3">{reportTitle({ reason, system })}</Typography>
          <SeverityChip severity={SEVERITY_OF[reason]} />
          <Box sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>{dayAndTime(createdAt)}</Box>
          {!decision && <ClockChip enteredAt={createdAt} />}
        </Box>
        <Words>{description}</Words>
        {other && (
          <TitledPart title="The other profile">
            <PageLink to={userPath(other.userId)} asWritten>
              {other.name}
            </PageLink>
          </TitledPart>
        )}
        <TitledPart title="Reported by (for the team only)">
          {reporter ? (
            <>
              <Member member={reporter} />
              <Between history={reporters.find(({ member }) => member.userId === reporter.userId)} />
            </>
          ) : (
            reporterName({ reporter })
          )}
        </TitledPart>
      </Box>
    ))}
  </Panel>
);

const seen = (name: string, at: string | null): string[] =>
  at ? [`${name} opened the contact on ${fullDay(at)}`] : [];

/** How far the report may be trusted, and what came before it between the two. */
function Between({ history }: { history: ReporterHistory | undefined }) {
  if (!history) return null;
  const { made, upheld, dismissed, interest, member } = history;
  const record = made === 1 ? 'their first report' : `${made} reports: ${upheld} upheld, ${dismissed} dismissed`;
  const words = [
    `Member since ${fullDay(history.registeredAt)}`,
    record,
    interest
      ? `interest ${labelOf(INTEREST_STATES, interest.state).toLowerCase()}, sent by the ${interest.sentBy === 'reporter' ? 'reporter' : 'reported member'} on ${fullDay(interest.sentAt)}`
      : 'no interest between them',
    ...seen(member.name, history.openedByReporter),
    ...seen('the reported member', history.openedByReported),
  ];
  return <Box sx={{ color: 'text.secondary', mt: 0.75 }}>{words.join(' · ')}</Box>;
}

export const OtherReports = ({ reports }: { reports: readonly ReportRow[] }) => (
  <Panel title="Earlier reports about this member">
    <EventList
      none="None"
      events={reports.map(({ id, createdAt, reason, system, reporter, description, decision }) => ({
        key: id,
        at: createdAt,
        what: <PageLink to={reportPath(id)}>{reportTitle({ reason, system })}</PageLink>,
        more: [
          `reported by ${reporterName({ reporter })}`,
          decision
            ? `${labelOf(REPORT_OUTCOMES, decision.outcome)}, ${labelOf(REPORT_ACTIONS, decision.action).toLowerCase()}, by ${decision.decidedBy} on ${fullDay(decision.decidedAt)}`
            : 'open',
          description,
        ].join(' · '),
      }))}
    />
  </Panel>
);
