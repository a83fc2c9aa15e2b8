import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { OPEN_REPORTS, reportPath } from '../../../../shell/paths';
import { endQuietMomentSoon } from '../../../../ui/feedback/quiet-moment';
import { useKeyWords } from '../../../../ui/words/key-words';
import { Kbd } from '../../../../ui/form/kbd';
import { useNeighbours, useTurning, type Neighbours } from './use-neighbours';
import { HALVES, PageFrame } from '../../../../ui/list/page';
import { NotLoaded } from '../../../../ui/feedback/load-problem';
import { PageLink } from '../../../../ui/list/page-link';
import { reportQuery } from '../reports.queries';
import { Evidence } from './evidence';
import { OtherReports, ReportFacts } from './report-facts';
import { ReportDecision } from './report-decision';

const Back = () => <PageLink to={OPEN_REPORTS}>Open reports</PageLink>;

const REPORT_KEYS = [
  ['J / K', 'Next / previous report'],
  ['A', 'Upheld: then choose the action'],
  ['R', 'Dismiss'],
  ['Q', 'Ask to change'],
  ['1 to 5', 'Usual outcome: Dismiss, Warn, Ask to change, Hold, Suspend'],
  ['Enter', 'Close the case with it'],
  ['Z', 'Undo, for 10 seconds'],
] as const;

/** The position of this case in the list, with keys for the previous and the next one. */
const Place = ({ place, total, next, previous }: Neighbours) => (
  <>
    <Back />
    {place >= 0 && ` · ${place + 1} of ${total}`}
    {previous && (
      <>
        {' · '}
        <PageLink to={reportPath(previous.id)}>Previous</PageLink>
        <Kbd>K</Kbd>
      </>
    )}
    {next && (
      <>
        {' · '}
        <PageLink to={reportPath(next.id)}>Next</PageLink>
        <Kbd>J</Kbd>
      </>
    )}
  </>
);

/** Moves the focus of the submitted form to the heading of the case that opened in its place. */
function useHeadAfterClosing(reportId: string | undefined) {
  const { state } = useLocation() as { state: { closed?: string } | null };
  const closed = state?.closed;
  useEffect(() => {
    if (reportId && closed && closed !== reportId) document.querySelector('h1')?.focus();
  }, [reportId, closed]);
}

export function Page() {
  const { reportId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(reportQuery(reportId));
  const neighbours = useNeighbours(reportId);
  useTurning(neighbours);
  useKeyWords('Report', REPORT_KEYS);
  useHeadAfterClosing(data?.report.id);
  useEffect(endQuietMomentSoon, [data?.report.id]);
  if (data) {
    const { report, reports, profile, twins, others, reporters } = data;
    return (
      <PageFrame title={`Report about ${report.reported.name}`} lead={<Place {...neighbours} />}>
        <Box sx={HALVES}>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
            <ReportFacts report={report} reports={reports} reporters={reporters} />
            <ReportDecision
              key={`${report.id} ${report.reports}`}
              report={report}
              language={profile.language}
              neighbours={neighbours}
            />
            <OtherReports reports={others} />
          </Box>
          <Evidence reported={report.reported} profile={profile} twins={twins} />
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
