import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { OPEN_REPORTS } from '../../../shell/paths';
import { HALVES } from '../../../ui/grids';
import { NotLoaded } from '../../../ui/load-problem';
import { PageFrame } from '../../../ui/page';
import { PageLink } from '../../../ui/page-link';
import { reportQuery } from '../reports.queries';
import { Evidence } from './evidence';
import { OtherReports, ReportFacts } from './report-facts';
import { ReportDecision } from './report-decision';

const Back = () => <PageLink to={OPEN_REPORTS}>Open reports</PageLink>;

export function Page() {
  const { reportId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(reportQuery(reportId));
  if (data) {
    const { report, reports, profile, others } = data;
    return (
      <PageFrame title={`Report about ${report.reported.name}`} lead={<Back />}>
        <Box sx={HALVES}>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
            <ReportFacts report={report} reports={reports} />
            <ReportDecision key={`${report.id} ${report.reports}`} report={report} />
            <OtherReports reports={others} />
          </Box>
          <Evidence reported={report.reported} profile={profile} />
        </Box>
      </PageFrame>
    );
  }
  return (
    <PageFrame title="Report" lead={<Back />}>
      <NotLoaded
        what="This report"
        missing="No report with this ID"
        problem={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </PageFrame>
  );
}
