import { DEFAULT_TEAM_SETTINGS, type TeamSettings, type TeamSettingsAnswer } from '@kalyanam/shared/team/settings';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './admin-session';
import type { ReplyTemplate, TemplatePurpose, TemplatesAnswer } from '@kalyanam/shared/team/templates';

export const teamSettingsQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.settings],
  queryFn: ({ signal }) => api.get<TeamSettingsAnswer>(ADMIN_ROUTES.settings, { signal }),
  staleTime: 60_000,
});

/** What the owner has set; as it came until the answer is there. */
export const useTeamSettings = (): TeamSettings => useQuery(teamSettingsQuery).data?.settings ?? DEFAULT_TEAM_SETTINGS;

export const templatesQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.templates],
  queryFn: ({ signal }) => api.get<TemplatesAnswer>(ADMIN_ROUTES.templates, { signal }),
  staleTime: 60_000,
});

/** The team's templates for one purpose; none while they are on their way. */
export const useTemplates = (purpose: TemplatePurpose): readonly ReplyTemplate[] =>
  (useQuery(templatesQuery).data?.templates ?? []).filter((template) => template.purpose === purpose);
