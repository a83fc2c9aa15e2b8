import type { ReplyTemplate, TemplatePurpose, TemplatesAnswer } from '@kalyanam/shared/team/templates';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './admin-session';

export const templatesQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.templates],
  queryFn: ({ signal }) => api.get<TemplatesAnswer>(ADMIN_ROUTES.templates, { signal }),
  staleTime: 60_000,
});

/** The team's templates for one purpose; none while they are on their way. */
export const useTemplates = (purpose: TemplatePurpose): readonly ReplyTemplate[] =>
  (useQuery(templatesQuery).data?.templates ?? []).filter((template) => template.purpose === purpose);
