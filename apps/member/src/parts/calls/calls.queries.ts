import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CALL_ROUTES } from '@kalyanam/shared/topics/calls/calls';
import type {
  CallAct,
  CallAnswer,
  CallNumberAnswer,
  CallOutcome,
  CallProposal,
  CallsPage,
} from '@kalyanam/shared/contracts/calls';
import { api } from '../../session/session';

/** Every list of calls. */
export const CALLS = ['calls'];

/** C10: the calls of this member; with one other, also in which zones the two are. */
export const callsWith = (memberId: string | null) =>
  queryOptions({
    queryKey: [...CALLS, memberId],
    queryFn: ({ signal }) => api.get<CallsPage>(CALL_ROUTES.all, { query: { memberId }, signal }),
  });

export const proposeCall = (memberId: string, offer: CallProposal) =>
  api.post<CallAnswer>(CALL_ROUTES.ofProfile(memberId), offer);

export const actOnCall = (memberId: string, act: CallAct) =>
  api.patch<CallAnswer>(CALL_ROUTES.ofProfile(memberId), act);

export const openNumber = (id: string) => api.post<CallNumberAnswer>(CALL_ROUTES.number(id));

export const sayOutcome = (id: string, outcome: CallOutcome) =>
  api.post<CallAnswer>(CALL_ROUTES.outcome(id), { outcome });

/** Refreshes the calls after an act, or when someone else was quicker. */
export function useCallsChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CALLS });
}
