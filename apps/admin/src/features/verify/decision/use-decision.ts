import type { Decision, FirstDecision, PendingVerification } from '@kalyanam/shared/admin/contracts';
import type { RejectionReason } from '@kalyanam/shared/vocabulary/rejection-reasons';
import { DECISION_RULES } from '@kalyanam/shared/rules/admin.rules';
import { isApiError } from '@kalyanam/web/api-error';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import { decide, dropCase, pendingQuery } from '../verify.queries';
import { decidedSentence, failedSentence, firstDecisionSentence, NOTES_NEEDED } from './decision-messages';
import { keepNote, useNote } from './notes';
import { beginQuietMoment, endQuietMoment } from './quiet-moment';

/** What stands in the way of a decision on one case. */
interface Trouble {
  userId: string;
  sentence: string;
  /** It is about the notes, and stands under them. */
  notes: boolean;
}

/** The refusals that say that the queue is not what is shown. */
const QUEUE_CHANGED = new Set([404, 409]);

const firstDecision = (thrown: unknown): FirstDecision | null =>
  isApiError(thrown) && thrown.code === 'already-decided' ? ((thrown.body.first as FirstDecision) ?? null) : null;

type OpenCase = Pick<PendingVerification, 'userId' | 'caseId' | 'seen'>;

export function useDecision({ userId, caseId, seen }: OpenCase, onDecided: (userId: string) => void) {
  const queries = useQueryClient();
  const note = useNote(userId);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const deciding = useMutation({
    mutationFn: decide,
    onMutate: () => {
      setTrouble(null);
      beginQuietMoment();
    },
    onSuccess: ({ sessionUpdated }, { userId: decided, action }) => {
      toast(decidedSentence(action, sessionUpdated));
      keepNote(decided, '');
      onDecided(decided);
      void dropCase(queries, decided);
    },
    onError: (thrown, { userId: tried, action }) => {
      endQuietMoment();
      const first = firstDecision(thrown);
      const sentence = failedSentence(action, thrown);
      setTrouble({
        userId: tried,
        notes: false,
        sentence: first ? `${sentence} ${firstDecisionSentence(first)}` : sentence,
      });
      if (isApiError(thrown) && QUEUE_CHANGED.has(thrown.status))
        void queries.invalidateQueries({ queryKey: pendingQuery.queryKey });
    },
  });

  /** Sends the decision and returns true, or says what is missing: a rejection needs a reason or notes. */
  const attempt = (action: Decision, reasons: RejectionReason[]): boolean => {
    const notes = note.trim();
    const wordless = action === 'reject' && !notes && reasons.length === 0;
    const refusal = wordless ? NOTES_NEEDED : DECISION_RULES.notes(note, {});
    if (refusal) setTrouble({ userId, sentence: refusal, notes: true });
    else {
      const reasonCodes = action === 'reject' && reasons.length > 0 ? { reasonCodes: reasons } : {};
      deciding.mutate({ userId, caseId, seen, action, notes, ...reasonCodes });
    }
    return refusal === null;
  };

  return {
    note,
    write: (text: string) => {
      keepNote(userId, text);
      if (trouble?.notes) setTrouble(null);
    },
    trouble: trouble?.userId === userId ? trouble : null,
    attempt,
    busy: deciding.isPending ? deciding.variables.action : null,
  };
}
