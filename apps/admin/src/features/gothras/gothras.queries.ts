import type { GothraDecisionAnswer, GothraDecisionRequest } from '@kalyanam/shared/admin/gothras';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import type { GothrasAnswer } from '@kalyanam/shared/contracts/gothras';
import { keepPreviousData, queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '../../session/admin-session';
import { problemSentence } from '../../ui/problem-sentence';
import { toast, toastWithUndo } from '../../ui/toast';

const UNDO_SHOWN_MS = 10_000;

/** What the list has for a text that is being typed. */
export const namesQuery = (typed: string) =>
  queryOptions({
    queryKey: [ADMIN_ROUTES.gothraNames, typed],
    queryFn: ({ signal }) => api.get<GothrasAnswer>(ADMIN_ROUTES.gothraNames, { query: { q: typed }, signal }),
    select: ({ gothras }) => gothras,
    placeholderData: keepPreviousData,
    enabled: typed !== '',
  });

const refresh = (queries: QueryClient) =>
  Promise.all(
    [ADMIN_ROUTES.gothras, ADMIN_ROUTES.gothraDecisions, ADMIN_ROUTES.gothraNames].map((path) =>
      queries.invalidateQueries({ queryKey: [path] }),
    ),
  );

/** Decides, says so with a way back, and shows the lists as they are then. */
export function useGothraDecisions() {
  const queries = useQueryClient();
  const undo = async (id: string) => {
    try {
      const { message, decision } = await api.delete<GothraDecisionAnswer>(ADMIN_ROUTES.gothraDecision(id));
      toast(`${message}: ${decision.text}`);
    } catch (thrown) {
      toast(problemSentence(thrown, 'The decision could not be undone'), 'problem');
    }
    await refresh(queries);
  };
  const decide = async (request: GothraDecisionRequest) => {
    const { message, decision } = await api.post<GothraDecisionAnswer>(ADMIN_ROUTES.gothraDecisions, request);
    toastWithUndo(`${message}: ${decision.text}`, UNDO_SHOWN_MS, () => undo(decision.id));
    await refresh(queries);
  };
  return { decide, undo };
}
