import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BlockAnswer, BlocksAnswer } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { api } from '../../session/session';
import { useRelationTexts } from './relations.en';
import { useCommonTexts } from '../../ui/texts/common.en';

const setBlocked = (id: string, wanted: boolean): Promise<BlockAnswer> =>
  wanted ? api.post(ROUTES.block(id)) : api.delete(ROUTES.block(id));

interface BlockUse {
  id: string;
  /** Null: their profile is hidden now. */
  name: string | null;
  /** What asked for the block goes with it: called while their data is still there. */
  onBlocked?: () => unknown;
  /** Called once everything is asked again. */
  onUnblocked?: () => unknown;
}

/** R29: blocking hides both from each other immediately, everywhere; Undo brings everything back. */
export function useBlock({ id, name, onBlocked, onUnblocked }: BlockUse) {
  const texts = useRelationTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: boolean) => setBlocked(id, wanted),
    onSuccess: async ({ blocked }) => {
      if (blocked) await onBlocked?.();
      client.removeQueries({ queryKey: ['profile', id] });
      if (blocked) showToast(texts.blocked(name ?? texts.hiddenMember), { label: common.undo, run: unblock });
      else showToast(texts.unblocked(name));
      await client.invalidateQueries();
      if (!blocked) await onUnblocked?.();
    },
    onError: (thrown) => showToast(failure(thrown)),
  });
  const unblock = () => mutate(false);
  return { block: () => mutate(true), unblock, isPending };
}

/** R29: the members this member has blocked. */
export const blockedMembers = queryOptions({
  queryKey: ['blocked'],
  queryFn: async ({ signal }) => (await api.get<BlocksAnswer>(ROUTES.blocks, { signal })).blocked,
});
