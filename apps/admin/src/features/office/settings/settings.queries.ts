import type { LegalTextChangeAnswer, LegalVersionsAnswer, PublishTextRequest } from '@kalyanam/shared/team/legal-texts';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { TeamSettingsAnswer, TeamSettingsRequest } from '@kalyanam/shared/team/settings';
import type { TemplateAnswer, TemplateRemovedAnswer, TemplateRequest } from '@kalyanam/shared/team/templates';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/admin-session';
import { withStepUp } from '../../../session/step-up';

export const saveSettings = (settings: TeamSettingsRequest) =>
  api.put<TeamSettingsAnswer>(ADMIN_ROUTES.settings, settings);

/** @param id of the template to change; without one it is a new one */
export const saveTemplate = (id: string | null, template: TemplateRequest) =>
  id === null
    ? api.post<TemplateAnswer>(ADMIN_ROUTES.templates, template)
    : api.put<TemplateAnswer>(ADMIN_ROUTES.template(id), template);

export const removeTemplate = (id: string) => api.delete<TemplateRemovedAnswer>(ADMIN_ROUTES.template(id));

export const legalTextsQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.legalTexts],
  queryFn: ({ signal }) => api.get<LegalVersionsAnswer>(ADMIN_ROUTES.legalTexts, { signal }),
});

export const publishText = (text: PublishTextRequest) =>
  withStepUp(() => api.post<LegalTextChangeAnswer>(ADMIN_ROUTES.legalTexts, text));

export const removePlannedText = (kind: string, version: string) =>
  api.delete<LegalTextChangeAnswer>(ADMIN_ROUTES.legalText(kind, version));
