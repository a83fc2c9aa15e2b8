import type {
  ReportCaseAnswer,
  ReportDecisionAnswer,
  ReportDecisionRequest,
  ReportRow,
} from '@kalyanam/shared/team/reports';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { queryOptions } from '@tanstack/react-query';
import { api, session } from '../../../session/admin-session';
import { countQuery } from '../../../ui/list/list-queries';

const REFRESH_MS = 60_000;

/** How many reports wait. */
export const openReportsQuery = queryOptions({
  ...countQuery(ADMIN_ROUTES.reports, { state: 'open' }),
  refetchInterval: () => (session.user() ? REFRESH_MS : false),
});

/** How many notices from people without an account wait. */
export const openNoticesQuery = countQuery(ADMIN_ROUTES.relativesNotices, { state: 'open' });

export const reportQuery = (reportId: string) =>
  queryOptions({
    queryKey: [ADMIN_ROUTES.reports, 'case', reportId],
    queryFn: ({ signal }) => api.get<ReportCaseAnswer>(ADMIN_ROUTES.report(reportId), { signal }),
  });

export const decideReport = ({ id, ...decision }: ReportDecisionRequest & { id: string }) =>
  api.post<ReportDecisionAnswer>(ADMIN_ROUTES.reportDecision(id), decision satisfies ReportDecisionRequest, {
    keepalive: true,
  });

/** One case as it was seen: one more report about the member makes it another one. */
export const reportKey = ({ reported, reports }: Pick<ReportRow, 'reported' | 'reports'>): string =>
  `report ${reported.userId} ${reports}`;
