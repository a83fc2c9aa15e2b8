import type { CheckDecisionAnswer, CheckDecisionRequest, CheckQueueAnswer } from '@kalyanam/shared/team/check-queue';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/admin-session';
import { withStepUp } from '../../../session/step-up';

export const checkQueueQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.checkQueue],
  queryFn: ({ signal }) => api.get<CheckQueueAnswer>(ADMIN_ROUTES.checkQueue, { signal }),
  refetchOnWindowFocus: false,
});

/** R17: each opening is written down, and asks for the password once an hour. */
export const openCheckFile = (id: string) => withStepUp(() => api.blob(ADMIN_ROUTES.checkFile(id)));

export const decideCheck = (id: string, request: CheckDecisionRequest) =>
  api.post<CheckDecisionAnswer>(ADMIN_ROUTES.checkDecision(id), request, { keepalive: true });

/** Key of one file: the member may send another one. */
export const checkKey = ({ id, seen }: { id: string; seen: string }): string => `check ${id} ${seen}`;
