import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import type { PhotoOrderRequest, PhotosAnswer } from '@kalyanam/shared/contracts/files';
import { ROUTES } from '@kalyanam/shared/routes';
import { myProfile } from '../../domain/account/my-profile.queries';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { api } from '../../session/session';

const deletePhoto = (id: string) => api.delete<PhotosAnswer>(ROUTES.photo(id));

/** The first is the main photo. */
const orderPhotos = (ids: string[]) => api.put<PhotosAnswer>(ROUTES.photoOrder, { ids } satisfies PhotoOrderRequest);

const ORDERING = ['photo-order'];

/** The list with the entry of one place moved to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The photos in the order wished for, at once; back in the order of the server when it refuses. */
export function usePhotos(known: readonly PhotoView[]) {
  const failure = useFailure();
  const client = useQueryClient();
  const [told, setTold] = useState<[position: number, of: number] | null>(null);
  const refetch = () => client.invalidateQueries({ queryKey: myProfile.queryKey });
  const onError = (thrown: unknown) => showToast(failure(thrown));
  const show = (photos: readonly PhotoView[]) =>
    client.setQueryData(myProfile.queryKey, (profile) => profile && { ...profile, photos: [...photos] });

  const ordering = useMutation({
    mutationKey: ORDERING,
    mutationFn: (photos: readonly PhotoView[]) => orderPhotos(photos.map(({ id }) => id)),
    onMutate: async (photos) => {
      await client.cancelQueries({ queryKey: myProfile.queryKey });
      show(photos);
    },
    // The answer to an earlier order must not undo a later one that still waits to be saved.
    onSuccess: ({ photos }) => {
      if (client.isMutating({ mutationKey: ORDERING }) === 1) show(photos);
    },
    onError: (thrown) => {
      onError(thrown);
      void refetch();
    },
    scope: { id: 'photo-order' },
  });
  const removing = useMutation({ mutationFn: deletePhoto, onSuccess: refetch, onError });

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= known.length) return;
    ordering.mutate(moved(known, from, to));
    setTold([to + 1, known.length]);
  };
  const remove = (id: string, onSettled: () => void) => removing.mutate(id, { onSettled });

  return { photos: known, move, remove, removing: removing.isPending, refetch, told };
}
