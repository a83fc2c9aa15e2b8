import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeclineRequest, DeclinesAnswer } from '@kalyanam/shared/contracts/interests';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useAnswerTexts } from './answers.en';
import { noteChange, refetchKnown } from './known-profiles';
import { useCommonTexts } from '../../ui/texts/common.en';

/** R80: declines are shown immediately; the message that follows undoes them for ten seconds. */
export function useDeclines(onDone: () => void) {
  const texts = useAnswerTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const client = useQueryClient();
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
  return useMutation({
    mutationFn: (request: DeclineRequest): Promise<DeclinesAnswer> => api.post(ROUTES.declineInterests, request),
    onSuccess: async (answer) => {
      await keep(answer);
      onDone();
      const ids = answer.done.map(({ id }) => id);
      const said = [ids.length > 0 && texts.declined(ids.length), answer.notDone > 0 && texts.notThere(answer.notDone)];
      const action = ids.length > 0 ? { label: common.undo, run: () => undo.mutate(ids) } : undefined;
      showToast(said.filter(Boolean).join(' '), action);
    },
  });
}
