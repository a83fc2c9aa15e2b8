import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { ROUTES } from '@kalyanam/shared/base/routes';
import type { StatusAnswer, StatusRequest } from '@kalyanam/shared/contracts/profile-requests';
import { api, noLongerAsked } from '../../session/session';
import { useFailedAct } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useAudienceChanged } from './audience.queries';
import { myProfile, ownProfileChanged } from './my-profile.queries';

const setActive = (isActive: boolean) => api.put<StatusAnswer>(ROUTES.myStatus, { isActive } satisfies StatusRequest);

/**
 * A switch that takes the profile online and offline. Shows the choice immediately; falls back, with the specified
 * words, when the server refuses.
 */
export function useOnline(isActive: boolean, onSaved?: (isActive: boolean) => void) {
  const failedAct = useFailedAct();
  const client = useQueryClient();
  const changed = useAudienceChanged();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: setActive,
    onSuccess: (answer) => {
      noLongerAsked();
      client.setQueryData(myProfile.queryKey, (known) => known && { ...known, isActive: answer.isActive });
      changed({ isActive: answer.isActive });
      ownProfileChanged(client);
      onSaved?.(answer.isActive);
    },
    onError: (thrown) => showToast(failedAct(thrown, MESSAGES.toggleFailed)),
  });
  return { online: isPending ? variables : isActive, choose: (wanted: boolean) => !isPending && mutate(wanted) };
}
