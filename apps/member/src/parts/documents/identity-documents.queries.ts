import { queryOptions } from '@tanstack/react-query';
import type { IdentityDocumentsAnswer } from '@kalyanam/shared/contracts/identity-documents';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';

/** R43: which documents this deployment takes; no screen may guess. */
export const identityDocuments = queryOptions({
  queryKey: ['identity-documents'],
  queryFn: async ({ signal }) =>
    (await api.get<IdentityDocumentsAnswer>(ROUTES.identityDocuments, { signal })).documents,
  staleTime: Infinity,
});
