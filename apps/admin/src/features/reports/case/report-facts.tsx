import Box from '@mui/material/Box';
import type { ReportedMember, ReportRow } from '@kalyanam/shared/admin/reports';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { REPORT_REASONS } from '@kalyanam/shared/vocabulary/status';
import { userPath } from '../../../shell/paths';
import { ClockChip } from '../../../ui/clock-chip';
import { dayAndTime } from '../../../ui/india-date';
import { AccountChip, VerificationChip } from '../../../ui/member-states';
import { PageLink } from '../../../ui/page-link';
import { Panel } from '../../../ui/panel';
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
