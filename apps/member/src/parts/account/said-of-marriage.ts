import { useMutation, useQueryClient } from '@tanstack/react-query';
import { noLongerAsked } from '../../session/session';
import { myProfile, ownAccount } from './my-profile.queries';

export const MARRIAGE = ['marriage'];

/** Any statement about a marriage changes what the own pages show. */
export function useSaid<Asked, Given>(say: (asked: Asked) => Promise<Given>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: say,
    onSuccess: async () => {
      noLongerAsked();
      await Promise.all(
        [MARRIAGE, myProfile.queryKey, ownAccount.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
}
