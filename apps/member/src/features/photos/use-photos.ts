import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { myProfile } from '../../domain/account/my-profile.queries';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { moved } from './order';
import { deletePhoto, orderPhotos } from './photos.queries';

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
    mutationFn: (photos: readonly PhotoView[]) => orderPhotos(photos.map(({ id }) => id)),
    onMutate: async (photos) => {
      await client.cancelQueries({ queryKey: myProfile.queryKey });
      show(photos);
    },
    onSuccess: ({ photos }) => show(photos),
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
