import { REPORT_ACTIONS, type ReportRow } from '@kalyanam/shared/admin/reports';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { REPORT_REASONS } from '@kalyanam/shared/vocabulary/status';
import { reportPath } from '../../../shell/paths';
import { EventList } from '../../../ui/event-list';
import { PageLink } from '../../../ui/page-link';
import { Panel } from '../../../ui/panel';

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
