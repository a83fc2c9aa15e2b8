import type { Decision, FirstDecision, PendingVerification } from '@kalyanam/shared/admin/contracts';
import { ADMIN_MESSAGES } from '@kalyanam/shared/admin/messages';
import { DECISION_RULES } from '@kalyanam/shared/rules/admin.rules';
import type { RejectionReason } from '@kalyanam/shared/vocabulary/rejection-reasons';
import { isApiError } from '@kalyanam/web/api-error';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayAndTime } from '../../../ui/india-date';
import { toast } from '../../../ui/toast';
import { beginQuietMoment, endQuietMoment } from '../quiet-moment';
import { decide, dropCase, pendingQuery } from '../verify.queries';
import { keepNote, useNote } from './notes';

/** Section 8, Verification: word for word. */
const DONE: Record<Decision, string> = {
  approve: ADMIN_MESSAGES.userVerified,
  reject: ADMIN_MESSAGES.userRejected,
};
const FAILED: Record<Decision, string> = {
  approve: 'Failed to approve user',
  reject: 'Failed to reject user',
};
const PAST: Record<Decision, string> = { approve: 'Approved', reject: 'Rejected' };

const NOTES_NEEDED = 'Please choose a reason or write what is wrong before you reject: the member reads it.';

const decidedSentence = (action: Decision, sessionUpdated: boolean): string =>
  DONE[action] + (sessionUpdated ? ' - User token updated' : '');

function failedSentence(action: Decision, thrown: unknown): string {
  if (!isApiError(thrown) || thrown.code === 'unexpected') return FAILED[action];
  if (thrown.code === 'network') return `${FAILED[action]}. The server could not be reached; your notes are kept.`;
  return thrown.message || FAILED[action];
}

/** R15: what the second of two administrators sees. */
const firstDecisionSentence = ({ decision, decidedBy, decidedAt }: FirstDecision): string =>
  `${PAST[decision]} by ${decidedBy}, ${dayAndTime(decidedAt)}.`;

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
