import type {
  ReportCaseAnswer,
  ReportDecisionAnswer,
  ReportDecisionRequest,
  ReportRow,
} from '@kalyanam/shared/admin/reports';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import type { TablePage } from '@kalyanam/shared/admin/tables';
import { queryOptions } from '@tanstack/react-query';
import { api, session } from '../../session/admin-session';

const REFRESH_MS = 60_000;
const OPEN = { state: 'open', pageSize: '25' };

/** How many reports wait. */
export const openReportsQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.reports, 'waiting'],
  queryFn: ({ signal }) => api.get<TablePage<ReportRow>>(ADMIN_ROUTES.reports, { query: OPEN, signal }),
  select: ({ total }) => total,
  refetchInterval: () => (session.user() ? REFRESH_MS : false),
});

export const reportQuery = (reportId: string) =>
  queryOptions({
    queryKey: [ADMIN_ROUTES.reports, 'case', reportId],
    queryFn: ({ signal }) => api.get<ReportCaseAnswer>(ADMIN_ROUTES.report(reportId), { signal }),
  });

export const decideReport = ({ id, ...decision }: ReportDecisionRequest & { id: string }) =>
  api.post<ReportDecisionAnswer>(ADMIN_ROUTES.reportDecision(id), decision satisfies ReportDecisionRequest);
