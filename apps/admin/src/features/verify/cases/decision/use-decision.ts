import type { FirstDecision, PendingVerification } from '@kalyanam/shared/team/contracts';
import type { Decision, Acknowledgement, PendingDecision } from '@kalyanam/shared/team/case-queue';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { DECISION_RULES } from '@kalyanam/shared/team/admin.rules';
import type { RejectionReason } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import { isApiError, isRefused } from '@kalyanam/web/api-error';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dayAndTime } from '../../../../ui/time/india-date';
import { said } from '../../../../ui/words/sentences';
import { toast } from '../../../../ui/feedback/toast';
import { useTexts } from '../verify.en';
import { beginQuietMoment, endQuietMoment } from '../../../../ui/feedback/quiet-moment';
import { decide, dropCase, QUEUE, undo } from '../verify.queries';
import { useMissing } from './missing';
import type { Check } from '../checks/facts';
import { ticksSaved } from '../checks/use-checks';
import { keepNote, useNote } from './notes';
import { offerToUndo, undone, type Taken } from './undoable';

/** Section 8, Verification: word for word. */
const DONE: Record<Decision, string> = {
  approve: ADMIN_MESSAGES.userVerified,
  reject: ADMIN_MESSAGES.userRejected,
};

function failedSentence(action: Decision, thrown: unknown): string {
  const { failed, unreachable } = useTexts.now().decision;
  if (!isApiError(thrown) || thrown.code === 'unexpected') return failed[action];
  if (thrown.code === 'network') return unreachable(failed[action]);
  return said(thrown.message) || failed[action];
}

/** R15: what the second of two administrators sees. */
const firstDecisionSentence = ({ decision, decidedBy, decidedAt }: FirstDecision): string =>
  `${useTexts.now().decidedBy(decision, decidedBy, dayAndTime(decidedAt))}.`;

/** A problem that blocks a decision on one case. */
interface Trouble {
  userId: string;
  sentence: string;
  /** The problem is in the notes, and is shown under them. */
  notes: boolean;
}

/** R54: what a colleague decided a moment ago. */
const pendingDecision = (thrown: unknown): FirstDecision | null =>
  isRefused(thrown, 'decision-pending') ? ((thrown.body.pending as PendingDecision) ?? null) : null;

/** The refusals that say that the queue is not what is shown. */
const QUEUE_CHANGED = new Set([404, 409]);

const firstDecision = (thrown: unknown): FirstDecision | null =>
  isRefused(thrown, 'already-decided') ? ((thrown.body.first as FirstDecision) ?? null) : null;

/** What the server asks for, before it accepts an approval (R55). */
const askedFor = (thrown: unknown): Acknowledgement[] =>
  isApiError(thrown) && Array.isArray(thrown.body.missing) ? (thrown.body.missing as Acknowledgement[]) : [];

interface Asking {
  caseId: string;
  missing: readonly Acknowledgement[];
}

interface Following {
  /** Decided here: the next case comes. */
  leave: (userId: string) => void;
  /** Undone: the case comes back. */
  open: (userId: string) => void;
}

export function useDecision(user: PendingVerification, checks: readonly Check[], { leave, open }: Following) {
  const { userId, caseId, seen, name } = user;
  const queries = useQueryClient();
  const note = useNote(userId);
  const missing = useMissing(user, checks);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [asked, setAsked] = useState<Asking | null>(null);
  const asking = asked?.caseId === caseId ? asked.missing : [];
  /**
   * Set immediately; `isPending` changes only with the next render, too late for the second press of a double click.
   */
  const sending = useRef(false);

  const undoing = useMutation({
    mutationFn: (taken: Taken) => undo(taken.userId),
    onSuccess: ({ message }, taken) => {
      toast(message);
      undone(taken.caseId);
      keepNote(taken.userId, taken.notes);
    },
    onError: (thrown) => toast(thrown.message, 'problem'),
    onSettled: async (_answer, thrown, taken) => {
      await queries.invalidateQueries({ queryKey: QUEUE });
      if (!thrown) open(taken.userId);
    },
  });

  const deciding = useMutation({
    mutationFn: async (decision: Parameters<typeof decide>[0]) => {
      await ticksSaved(decision.caseId);
      return decide(decision);
    },
    onMutate: () => {
      setTrouble(null);
      beginQuietMoment();
    },
    onSuccess: (answer, { userId: decided, caseId: of, action, notes }) => {
      const sentence = answer.firstYes ? useTexts.now().decision.firstYes(name) : DONE[action];
      const taken = { userId: decided, caseId: of, name, action, sentence, notes };
      offerToUndo(taken, () => undoing.mutateAsync(taken));
      keepNote(decided, '');
      setAsked(null);
      leave(decided);
      if (answer.firstYes) void queries.invalidateQueries({ queryKey: QUEUE });
      else void dropCase(queries, decided);
    },
    onSettled: () => {
      sending.current = false;
    },
    onError: (thrown, { userId: tried, caseId: of, action }) => {
      endQuietMoment();
      const needed = askedFor(thrown);
      if (needed.length > 0) return setAsked({ caseId: of, missing: needed });
      const first = firstDecision(thrown) ?? pendingDecision(thrown);
      const sentence = failedSentence(action, thrown);
      setTrouble({
        userId: tried,
        notes: false,
        sentence: first ? `${sentence} ${firstDecisionSentence(first)}` : sentence,
      });
      if (isApiError(thrown) && QUEUE_CHANGED.has(thrown.status)) void queries.invalidateQueries({ queryKey: QUEUE });
    },
  });

  /**
   * Sends the decision and returns true, or says what is missing: a rejection needs a reason or notes.
   * @param anyway why it is approved although something is missing; '' where no reason is needed
   */
  const attempt = (action: Decision, reasons: RejectionReason[], anyway: string | null = null): boolean => {
    if (sending.current) return true;
    const notes = note.trim();
    const wordless = action === 'reject' && !notes && reasons.length === 0;
    const refusal = wordless ? ADMIN_MESSAGES.rejectionReason : DECISION_RULES.notes(note, {});
    if (refusal) setTrouble({ userId, sentence: said(refusal), notes: true });
    else if (action === 'approve' && missing.length > 0 && anyway === null) setAsked({ caseId, missing });
    else {
      const acknowledged = action === 'approve' ? [...new Set([...missing, ...asking])] : [];
      const reasonCodes = action === 'reject' && reasons.length > 0 ? { reasonCodes: reasons } : {};
      sending.current = true;
      deciding.mutate({
        userId,
        caseId,
        seen,
        action,
        notes,
        ...reasonCodes,
        ...(acknowledged.length > 0 && { acknowledged }),
        ...(anyway && { overrideReason: anyway }),
      });
    }
    return refusal === null;
  };

  /** The reviewer does something about what the notes lack. */
  const heed = () => {
    if (trouble?.notes) setTrouble(null);
  };

  return {
    note,
    write: (text: string) => {
      keepNote(userId, text);
      heed();
    },
    heed,
    trouble: trouble?.userId === userId ? trouble : null,
    attempt,
    /** Parts missing for an approval: the first press asks about them. */
    asking,
    /** Nothing is missing for an approval. */
    clean: missing.length === 0,
    stopAsking: () => setAsked(null),
    busy: deciding.isPending ? deciding.variables.action : null,
  };
}
