import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@kalyanam/web/api-error';
import type { ContactDetails } from '@kalyanam/shared/contracts/profile';
import type { ContactAnswer } from '@kalyanam/shared/contracts/profile-requests';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';

/** R63: what a press opened stays on this page only; pressing again on the same day is free. */
export function useContact(id: string) {
  const client = useQueryClient();
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: () => api.post<ContactAnswer>(ROUTES.contact(id)),
    onSuccess: ({ contact, contactHidden }) => {
      // The viewer's rights have changed since the page was opened.
      if (!contact && contactHidden !== 'daily-limit') void client.invalidateQueries({ queryKey: ['profile', id] });
    },
    onError: (thrown) => {
      if (isApiError(thrown) && thrown.status === 404) void client.invalidateQueries({ queryKey: ['profile', id] });
    },
  });
  return {
    opened: data?.contact ?? null,
    hidden: data?.contactHidden ?? null,
    /** C6: the viewer has never opened one before. */
    firstLook: data?.firstLook ?? false,
    busy: isPending,
    error,
    open: () => mutate(),
  };
}

export type ContactUse = ReturnType<typeof useContact>;

/** Phone and email, as far as they are there to show. */
export type KnownContact = Partial<ContactDetails> | null;
