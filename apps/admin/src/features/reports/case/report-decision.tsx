import Button from '@mui/material/Button';
import { REPORT_ACTIONS, REPORT_OUTCOMES, type ReportRow } from '@kalyanam/shared/admin/reports';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { OPEN_REPORTS, reportPath } from '../../../shell/paths';
import { tableQuery } from '../../../ui/list/list-queries';
import { useCan } from '../../../session/permissions';
import { FactList } from '../../../ui/fact-list';
import { dayAndTime } from '../../../ui/india-date';
import { Panel } from '../../../ui/panel';
import { DecisionForm } from './decision-form';

/** What the team made of the report, or the form to do so. */
export function ReportDecision({ report }: { report: ReportRow }) {
  const mayDecide = useCan('reports.decide');
  const { id, decision } = report;
  const [wasOpen] = useState(!decision);
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
      <NextReport after={id} closedHere={wasOpen} />
    </Panel>
  );
}

/** The way to the case that has waited longest; it takes the focus of the form that was sent (D22). */
function NextReport({ after, closedHere }: { after: string; closedHere: boolean }) {
  const { data } = useQuery(tableQuery<ReportRow>(ADMIN_ROUTES.reports, { state: 'open' }));
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (closedHere && document.activeElement === document.body) link.current?.focus();
  }, [closedHere, data]);
  if (!data) return null;
  const next = data.rows.find(({ id }) => id !== after);
  return (
    <Button
      component={RouterLink}
      ref={link}
      to={next ? reportPath(next.id) : OPEN_REPORTS}
      variant={next ? 'contained' : 'outlined'}
      sx={{ mt: 2 }}
    >
      {next ? 'Next report' : 'No other report is open'}
    </Button>
  );
}
