import type { GothraDecisionAnswer } from '@kalyanam/shared/team/gothras';
import type { SubcasteDecisionAnswer } from '@kalyanam/shared/team/subcastes';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../session/admin-session';
import { problemSentence } from '../../../ui/feedback/problem-sentence';
import { toast } from '../../../ui/feedback/toast';
import { offerUndo } from '../../../ui/feedback/undo';
import type { DecisionRequest, List } from './list';

const UNDO_SHOWN_MS = 10_000;

type Answer = GothraDecisionAnswer | SubcasteDecisionAnswer;

/** What the list has for a text that is being typed. */
export const namesQuery = ({ routes, find }: List, typed: string) =>
  queryOptions({
    queryKey: [routes.names, typed],
    queryFn: (asked) => find(typed, asked),
    placeholderData: keepPreviousData,
    enabled: typed !== '',
  });

/** Decides, says so with a way back, and shows the lists as they are then. */
export function useDecisions({ queue, decided, routes }: List) {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      [queue.route, decided.route, routes.names].map((path) => queries.invalidateQueries({ queryKey: [path] })),
    );
  const undo = async (id: string) => {
    try {
      const { message, decision } = await api.delete<Answer>(routes.decision(id));
      toast(`${message}: ${decision.text}`);
    } catch (thrown) {
      toast(problemSentence(thrown, 'The decision could not be undone'), 'problem');
    }
    await refresh();
  };
  const decide = async (request: DecisionRequest) => {
    const { message, decision } = await api.post<Answer>(decided.route, request);
    const sentence = `${message}: ${decision.text}`;
    offerUndo({ key: decision.id, sentence, undo: () => void undo(decision.id) }, { ms: UNDO_SHOWN_MS });
    await refresh();
  };
  return { decide, undo };
}
