import Button from '@mui/material/Button';
import { REPORT_ACTIONS, REPORT_OUTCOMES, type ReportRow } from '@kalyanam/shared/admin/reports';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { reportPath } from '../../../shell/paths';
import { tableQuery } from '../../../ui/list/list-queries';
import { useCan } from '../../../session/permissions';
import { FactList } from '../../../ui/fact-list';
import { dayAndTime } from '../../../ui/india-date';
import { Panel } from '../../../ui/panel';
import { DecisionForm } from './decision-form';

/** What the team made of the report, or the form to do so. */
export function ReportDecision({ report }: { report: ReportRow }) {
  const mayDecide = useCan('reports.decide');
  const { decision } = report;
  if (!decision) {
    return (
      <Panel title="Decision">
        {mayDecide ? <DecisionForm report={report} /> : 'Your role can only view reports; reviewers decide them.'}
      </Panel>
    );
  }
  return (
    <Panel title="Decision">
      <FactList
        facts={[
          { label: 'Outcome', value: labelOf(REPORT_OUTCOMES, decision.outcome) },
          { label: 'Action', value: labelOf(REPORT_ACTIONS, decision.action) },
          { label: 'Decided', value: `${dayAndTime(decision.decidedAt)} by ${decision.decidedBy}` },
          { label: 'Notes', value: decision.notes },
        ]}
      />
      <NextReport />
    </Panel>
  );
}

/** The way to the case that has waited longest. */
function NextReport() {
  const { data } = useQuery(tableQuery<ReportRow>(ADMIN_ROUTES.reports, { state: 'open' }));
  const next = data?.rows[0];
  if (!next) return null;
  return (
    <Button component={RouterLink} to={reportPath(next.id)} variant="contained" sx={{ mt: 2 }}>
      Next report
    </Button>
  );
}
