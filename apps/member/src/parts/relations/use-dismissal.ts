import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DismissalAnswer } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { api } from '../../session/session';
import { refetchKnown } from './known-profiles';
import { useRelationTexts } from './relations.en';
import { useCommonTexts } from '../../ui/texts/common.en';

const setDismissed = (id: string, wanted: boolean): Promise<DismissalAnswer> =>
  wanted ? api.put(ROUTES.dismissal(id)) : api.delete(ROUTES.dismissal(id));

/** "Not for us": lists leave the profile out until it is taken back; no one else learns of it. */
export function useDismissal(id: string, name: string) {
  const texts = useRelationTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: boolean) => setDismissed(id, wanted),
    onSuccess: ({ dismissed }) => {
      refetchKnown(client);
      void client.invalidateQueries({ queryKey: ['dismissals'] });
      void client.invalidateQueries({ queryKey: ['profile', id] });
      if (dismissed) showToast(texts.dismissed(name), { label: common.undo, run: () => mutate(false) });
      else showToast(texts.restored(name));
    },
    onError: (thrown) => showToast(failure(thrown)),
  });
  return {
    dismiss: (onDone?: () => void) => mutate(true, { onSuccess: onDone }),
    restore: () => mutate(false),
    busy: isPending,
  };
}
