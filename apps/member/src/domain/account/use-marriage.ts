import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MarriedAnswer } from '@kalyanam/shared/contracts/marriages';
import { ROUTES } from '@kalyanam/shared/routes';
import { noLongerAsked } from '../../session/asked';
import { api } from '../../session/session';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useAccountTexts } from './account.en';
import { myProfile, ownAccount } from './my-profile.queries';

/** R31: 'Marriage fixed' hides the profile from everyone, and can be undone. */
export function useMarriage() {
  const texts = useAccountTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const marriage = useMutation({
    mutationFn: (married: boolean) => api.put<MarriedAnswer>(ROUTES.myMarriage, { married }),
    onSuccess: async ({ married }) => {
      client.setQueryData(ownAccount.queryKey, (known) => known && { ...known, married });
      if (married) noLongerAsked();
      if (married) showToast(texts.marriedOn, { label: texts.undo, run: () => marriage.mutate(false) });
      else showToast(texts.marriedOff);
      await client.invalidateQueries({ queryKey: myProfile.queryKey });
    },
    onError: (thrown) => showToast(failure(thrown)),
  });
  return marriage;
}
