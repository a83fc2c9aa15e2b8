import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnPhoto, PhotoOrderRequest, PhotosAnswer } from '@kalyanam/shared/contracts/files';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { myProfile, ownPhotos } from '../../../parts/account/my-profile.queries';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { ownThumbKeeper, deleteLater, undoDeletion, useKeptPhotos } from '../../../parts/account/own-thumb';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { api } from '../../../session/session';
import { usePhotosTexts } from './photos.en';

/** It may be the last thing that the page does. */
const deletePhoto = (id: string) => api.delete<PhotosAnswer>(ROUTES.photo(id), { keepalive: true });

/** The first is the main photo. */
const orderPhotos = (ids: string[]) => api.put<PhotosAnswer>(ROUTES.photoOrder, { ids } satisfies PhotoOrderRequest);

const ORDERING = ['photo-order'];

/** The list with the entry of one place moved to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The photos in the requested order, immediately; back in the order of the server when it refuses. */
export function usePhotos(known: readonly OwnPhoto[]) {
  const texts = usePhotosTexts();
  const { undo } = useCommonTexts();
  const failure = useFailure();
  const photos = useKeptPhotos(known);
  const client = useQueryClient();
  const [told, setTold] = useState<[position: number, of: number] | null>(null);
  const refetch = () => {
    void client.invalidateQueries({ queryKey: myProfile.queryKey });
    return client.invalidateQueries({ queryKey: ownPhotos.queryKey });
  };
  const onError = (thrown: unknown) => showToast(failure(thrown));
  const keepThumb = ownThumbKeeper();
  const show = (photos: readonly OwnPhoto[]) => {
    // Rejected photos have no other place.
    const seen = photos.filter(({ state }) => state !== 'rejected');
    keepThumb(seen);
    client.setQueryData(ownPhotos.queryKey, [...photos]);
    client.setQueryData(myProfile.queryKey, (profile) => profile && { ...profile, photos: seen });
  };

  const ordering = useMutation({
    mutationKey: ORDERING,
    mutationFn: (photos: readonly OwnPhoto[]) => orderPhotos(photos.map(({ id }) => id)),
    onMutate: (photos) => {
      // Show it first, so that a quick second move starts from this order; a cancelled fetch falls back to it too.
      show(photos);
      return client.cancelQueries({ queryKey: ownPhotos.queryKey });
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

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= photos.length) return;
    // Rejected photos stay behind the others.
    if (photos[from]?.state === 'rejected' || photos[to]?.state === 'rejected') return;
    // The server knows those as well that only look deleted.
    ordering.mutate([...moved(photos, from, to), ...known.filter((photo) => !photos.includes(photo))]);
    setTold([to + 1, photos.length]);
  };
  const remove = (id: string) => {
    deleteLater(id, () => deletePhoto(id).then(refetch, onError));
    const bringBack = () => {
      if (!undoDeletion(id)) showToast(texts.deletedForGood);
    };
    showToast(texts.deleted, { label: undo, run: bringBack });
  };

  return { photos, move, remove, refetch, told };
}
