import { DEFAULT_TEAM_SETTINGS, type TeamSettings, type TeamSettingsAnswer } from '@kalyanam/shared/team/settings';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './admin-session';

export const teamSettingsQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.settings],
  queryFn: ({ signal }) => api.get<TeamSettingsAnswer>(ADMIN_ROUTES.settings, { signal }),
  staleTime: 60_000,
});

/** What the owner has set; as it came until the answer is there. */
export const useTeamSettings = (): TeamSettings => useQuery(teamSettingsQuery).data?.settings ?? DEFAULT_TEAM_SETTINGS;
