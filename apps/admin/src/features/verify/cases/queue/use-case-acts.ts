/** A reviewer's acts on a case other than deciding it. */
import type { AssignmentAnswer, QuestionAnswer } from '@kalyanam/shared/team/case-team';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../../ui/feedback/toast';
import { ask, assign, giveBack, QUEUE, undo, withdrawQuestion } from '../verify.queries';

/** A question to its member is possible: none is open, not all are used up, and no colleague works on the case. */
export const isAskable = ({ team, claimedBy }: PendingVerification): boolean =>
  team.waitingSince === null &&
  team.pausedSince === null &&
  team.questionsLeft > 0 &&
  (claimedBy === null || claimedBy.mine);

/** Says what was done, or why not, and shows the queue as it is then. */
function useAct<Given, Answer>(act: (given: Given) => Promise<Answer>, said: (given: Given, answer: Answer) => string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer, given) => void toast(said(given, answer)),
    onError: (thrown) => void toast(thrown.message, 'problem'),
    onSettled: () => queries.invalidateQueries({ queryKey: QUEUE }),
  });
}

export const useAssign = (said: () => string) => useAct<Parameters<typeof assign>[0], AssignmentAnswer>(assign, said);
export const useGiveBack = (said: string) => useAct<string, AssignmentAnswer>(giveBack, () => said);
export const useAsk = () => useAct<Parameters<typeof ask>[0], QuestionAnswer>(ask, (_, { message }) => message);
export const useWithdraw = () => useAct<string, QuestionAnswer>(withdrawQuestion, (_, { message }) => message);
export const useTakeBack = () => useAct<string, { message: string }>(undo, (_, { message }) => message);
