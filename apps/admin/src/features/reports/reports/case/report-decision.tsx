import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { REPORT_ACTIONS, REPORT_OUTCOMES, type ReportRow } from '@kalyanam/shared/team/reports';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { OPEN_REPORTS, reportPath } from '../../../../shell/paths';
import { useCan } from '../../../../session/permissions';
import { useUndecided } from '../../../../ui/feedback/decide-later';
import { FactList } from '../../../../ui/list/fact-list';
import { dayAndTime } from '../../../../ui/time/india-date';
import { Panel } from '../../../../ui/list/panel';
import type { Neighbours } from './use-neighbours';
import { reportKey } from '../reports.queries';
import { DecisionForm } from './decision-form';

/** What the team made of the report, or the form to do so. */
interface Props {
  report: ReportRow;
  language: Language;
  neighbours: Neighbours;
}

export function ReportDecision({ report, language, neighbours }: Props) {
  const mayDecide = useCan('reports.decide');
  const { decision } = report;
  const [wasOpen] = useState(!decision);
  const undecided = useUndecided([report], reportKey).length > 0;
  if (!decision && !undecided) {
    return (
      <Panel title="Decision">
        <Box role="status">Decided a moment ago. Until it is carried out, Z takes it back.</Box>
        <NextReport next={neighbours} closedHere={wasOpen} />
      </Panel>
    );
  }
  if (!decision) {
    return (
      <Panel title="Decision">
        {mayDecide ? (
          <DecisionForm report={report} language={language} next={neighbours.afterwards} />
        ) : (
          'You have read-only access.'
        )}
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
          ...(decision.message ? [{ label: 'Told the member', value: decision.message }] : []),
          { label: 'Notes', value: decision.notes },
        ]}
      />
      <NextReport next={neighbours} closedHere={wasOpen} />
    </Panel>
  );
}

/** Link to the case that has waited longest; it takes the focus of the submitted form. */
function NextReport({ next: { known, afterwards }, closedHere }: { next: Neighbours; closedHere: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (closedHere && document.activeElement === document.body) link.current?.focus();
  }, [closedHere, known]);
  if (!known) return null;
  return (
    <Button
      component={RouterLink}
      ref={link}
      to={afterwards ? reportPath(afterwards.id) : OPEN_REPORTS}
      variant={afterwards ? 'contained' : 'outlined'}
      sx={{ mt: 2 }}
    >
      {afterwards ? 'Next report' : 'No other report is open'}
    </Button>
  );
}
