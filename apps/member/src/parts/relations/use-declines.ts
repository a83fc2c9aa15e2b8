import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeclineRequest, DeclinesAnswer } from '@kalyanam/shared/contracts/interests';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { INTEREST_LIMITS } from '@kalyanam/shared/topics/interests/interests';
import { api } from '../../session/session';
import { usePressLock } from '../../ui/press-lock';
import { showToast } from '../../ui/toast';
import { orSuggest, Suggested } from '../family-desk/or-suggest';
import { useActFailure } from './act-failure';
import { useAnswerTexts } from './answers.en';
import { noteChange, refetchKnown } from './known-profiles';
import { useCommonTexts } from '../../ui/texts/common.en';

type Words = Pick<DeclineRequest, 'reason' | 'message'>;

/** The "no" of one press: it thanks, and gives no reason. */
export const PLAIN_NO: Words = { reason: 'no-reason', message: 'thanks' };

/** Whose interest it is. */
export interface Declined {
  readonly id: string;
  readonly name: string;
}

interface DeclinesUse {
  onDone?: (() => void) | undefined;
  /** The candidate is asked in place of an answer. */
  onSuggested?: () => void;
}

/** R80: declines are shown immediately; the message that follows undoes them for ten seconds. */
export function useDeclines({ onDone, onSuggested }: DeclinesUse) {
  const texts = useAnswerTexts();
  const common = useCommonTexts();
  const failure = useActFailure();
  const client = useQueryClient();
  const lock = usePressLock();
  const keep = async ({ done }: DeclinesAnswer) => {
    for (const { id, interest } of done) await noteChange(client, id, { interest });
    refetchKnown(client);
  };
  const undo = useMutation({
    mutationFn: (ids: string[]): Promise<DeclinesAnswer> => api.post(ROUTES.undoDeclines, { ids }),
    onSuccess: async (answer) => {
      await keep(answer);
      showToast(answer.done.length > 0 ? texts.undone : texts.tooLate);
    },
    onError: (thrown) => showToast(failure(thrown)),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ of, words }: { of: readonly Declined[]; words: Words }): Promise<DeclinesAnswer> => {
      const request: DeclineRequest = { ids: of.map(({ id }) => id), ...words };
      const [profileId, ...others] = request.ids;
      const draft = profileId && others.length === 0 ? ({ kind: 'decline', profileId } as const) : null;
      return orSuggest(api.post(ROUTES.declineInterests, request), draft);
    },
    onSuccess: async (answer, { of }) => {
      await keep(answer);
      onDone?.();
      const ids = answer.done.map(({ id }) => id);
      const only = ids.length === 1 && of.find(({ id }) => id === ids[0]);
      const declined = only ? texts.declined(only.name) : texts.declinedSeveral(ids.length);
      const said = [ids.length > 0 && declined, answer.notDone > 0 && texts.notThere(answer.notDone)];
      const action =
        ids.length > 0
          ? { label: common.undo, run: () => undo.mutate(ids), ms: INTEREST_LIMITS.undoSeconds * 1000 }
          : undefined;
      showToast(said.filter(Boolean).join(' '), action);
    },
    onError: (thrown) => thrown instanceof Suggested && onSuggested?.(),
    onSettled: lock.release,
  });
  return {
    decline: (of: readonly Declined[], words: Words = PLAIN_NO) => {
      if (lock.take()) mutate({ of, words });
    },
    isPending,
    error: error instanceof Suggested ? null : error,
  };
}
