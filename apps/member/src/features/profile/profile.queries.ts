import { queryOptions } from '@tanstack/react-query';
import type { ProfileAnswer, ReportAnswer, ReportRequest } from '@kalyanam/shared/contracts/profile-calls';
import { ROUTES } from '@kalyanam/shared/routes';
import { api } from '../../session/session';

export const profileById = (id: string) =>
  queryOptions({
    queryKey: ['profile', id],
    queryFn: async ({ signal }) => (await api.get<ProfileAnswer>(ROUTES.profile(id), { signal })).profile,
  });

export const reportProfile = (id: string, report: ReportRequest) => api.post<ReportAnswer>(ROUTES.reports(id), report);
