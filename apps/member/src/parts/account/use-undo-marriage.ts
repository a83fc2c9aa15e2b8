import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useAccountTexts } from './account.en';
import { useSaid } from './said-of-marriage';

/** R31: 'Marriage fixed' can be undone: the profile comes back. */
export function useUndoMarriage() {
  const { marriedOff } = useAccountTexts();
  const failure = useFailure();
  const { mutate, isPending } = useSaid(() => api.put(ROUTES.myMarriage, { married: false }));
  const told = { onSuccess: () => showToast(marriedOff), onError: (thrown: unknown) => showToast(failure(thrown)) };
  return { undo: () => mutate(undefined, told), isPending };
}
