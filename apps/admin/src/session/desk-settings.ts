import { DEFAULT_DESK_SETTINGS, type DeskSettings, type DeskSettingsAnswer } from '@kalyanam/shared/admin/settings';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './admin-session';

export const deskSettingsQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.settings],
  queryFn: ({ signal }) => api.get<DeskSettingsAnswer>(ADMIN_ROUTES.settings, { signal }),
  staleTime: 60_000,
});

/** What the owner has set; as it came until the answer is there. */
export const useDeskSettings = (): DeskSettings => useQuery(deskSettingsQuery).data?.settings ?? DEFAULT_DESK_SETTINGS;
