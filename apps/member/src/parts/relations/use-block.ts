import { useQueryClient, queryOptions } from '@tanstack/react-query';
import type { BlockAnswer, BlocksAnswer } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { PATHS } from '../../shell/paths';
import { useNavigation } from '../../ui/navigation';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { api } from '../../session/session';
import { useRelationTexts } from './relations.en';
import { useCommonTexts } from '../../ui/texts/common.en';

export const setBlocked = (id: string, wanted: boolean): Promise<BlockAnswer> =>
  wanted ? api.post(ROUTES.block(id)) : api.delete(ROUTES.block(id));

/** R29: blocking hides both from each other immediately, everywhere; Undo brings everything back. */
export function useBlock(id: string, name: string) {
  const texts = useRelationTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const { open } = useNavigation();
  const forget = () => {
    client.removeQueries({ queryKey: ['profile', id] });
    return client.invalidateQueries();
  };

  const unblock = async () => {
    await setBlocked(id, false);
    await forget();
  };
  const undo = () =>
    unblock().then(
      () => {
        showToast(texts.unblocked(name));
        return open(PATHS.profile(id));
      },
      (thrown: unknown) => showToast(failure(thrown)),
    );
  const block = async () => {
    await setBlocked(id, true);
    await open(PATHS.profiles);
    await forget();
    showToast(texts.blocked(name), { label: common.undo, run: () => void undo() });
  };
  return { block, unblock };
}

/** R29: the members this member has blocked. */
export const blockedMembers = queryOptions({
  queryKey: ['blocked'],
  queryFn: async ({ signal }) => (await api.get<BlocksAnswer>(ROUTES.blocks, { signal })).blocked,
});
