/** Shows what colleagues do on their screens as it happens. */
import type { PendingAnswer, PendingVerification } from '@kalyanam/shared/team/contracts';
import type { Decision, CaseEvent } from '@kalyanam/shared/team/case-queue';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { openEventStream } from '@kalyanam/web/event-stream';
import { createStore, useStore } from '@kalyanam/web/store';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, session } from '../../../session/admin-session';
import { timeOfDay } from '../../../ui/time/india-date';
import { toast } from '../../../ui/feedback/toast';
import { checksKey } from './checks/use-checks';
import { carriedOut, notePause } from './decision/undoable';
import { useTexts } from './verify.en';
import { useQueueTexts } from './queue/queue.en';
import { claimKey } from './use-claim';
import { QUEUE } from './verify.queries';

interface Outcome {
  decision: Decision;
  /** Who decided it; empty where no administrator did. */
  name: string;
  at: string;
}

/** Decisions by case: how it was decided, and who decided it. */
const outcomes = createStore<ReadonlyMap<string, Outcome>>(new Map());

function keepOutcome({ caseId, kind, decision, admin, at }: CaseEvent) {
  const next = new Map(outcomes.get());
  if ((kind === 'pending' || kind === 'decided') && decision)
    next.set(caseId, { decision, name: admin?.name ?? '', at });
  else if (kind === 'undone' || kind === 'called-off') next.delete(caseId);
  outcomes.set(next);
}

/** How a case that has left the queue was decided, where that is known. */
export const useOutcome = ({ caseId, pendingDecision: pending }: PendingVerification): string | null => {
  const texts = useTexts();
  const heard = useStore(outcomes).get(caseId);
  const outcome = heard ?? (pending && { decision: pending.decision, name: pending.name, at: pending.decidedAt });
  return outcome && texts.decidedBy(outcome.decision, outcome.name, timeOfDay(outcome.at));
};

/** One's own act changes nothing in the list that this page does not already know. */
const OWN_AND_KNOWN: ReadonlySet<CaseEvent['kind']> = new Set(['claimed', 'released', 'pending']);

/** The name of the member whose case this is, where it is listed. */
const nameOf = (queries: QueryClient, caseId: string): string =>
  queries
    .getQueriesData<PendingAnswer>({ queryKey: QUEUE })
    .flatMap(([, answer]) => answer?.users ?? [])
    .find((user) => user.caseId === caseId)?.name ?? '';

function hear(queries: QueryClient, event: CaseEvent) {
  const mine = event.admin !== null && event.admin.id === session.user()?.id;
  keepOutcome(event);
  notePause(event);
  if (mine) carriedOut(event);
  if (event.kind === 'assigned' && !mine && event.to?.id === session.user()?.id) {
    const member = nameOf(queries, event.caseId);
    toast(useQueueTexts.now().tookYou(event.admin?.name ?? '', member));
  }
  const known = queries.getQueryData<{ claimedBy: { mine: boolean } | null }>(claimKey(event.caseId));
  if (event.kind === 'taken-over' && !mine && known?.claimedBy?.mine)
    toast(useTexts.now().tookOver(event.admin?.name ?? ''), 'problem');
  if (event.kind === 'checked') {
    if (!mine) void queries.invalidateQueries({ queryKey: checksKey(event.caseId) });
    return;
  }
  if (!mine) void queries.invalidateQueries({ queryKey: claimKey(event.caseId) });
  if (!mine || !OWN_AND_KNOWN.has(event.kind)) void queries.invalidateQueries({ queryKey: QUEUE });
}

/** Follows the queue while the page is open. */
export function useLiveCases() {
  const queries = useQueryClient();
  useEffect(() => {
    const stream = openEventStream({
      stream: api.stream,
      path: ADMIN_ROUTES.caseEvents,
      onEvent: (type, data) => {
        if (type === 'case' && data) hear(queries, data as CaseEvent);
      },
      onOpen: (again) => {
        if (again) void queries.invalidateQueries({ queryKey: QUEUE });
      },
    });
    return () => stream.close();
  }, [queries]);
}
