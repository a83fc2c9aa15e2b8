import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConsentsAnswer } from '@kalyanam/shared/contracts/details';
import { ROUTES } from '@kalyanam/shared/routes';
import { ownThumbKeeper } from '../../domain/account/own-thumb';
import { api } from '../../session/session';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RowButton } from '../../ui/row-list';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useSettingsTexts } from './settings.en';

/** C8: photos rest on the word that they are real; whoever takes it back takes the photos away. */
export function PhotoConsent() {
  const texts = useSettingsTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: ['consents'],
    queryFn: ({ signal }) => api.get<ConsentsAnswer>(ROUTES.consents, { signal }),
  });
  const keepThumb = ownThumbKeeper();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.put(ROUTES.consent('photo-declaration'), { given: false }),
    onSuccess: async () => {
      keepThumb([]);
      await client.invalidateQueries();
      setAsking(false);
      showToast(texts.photosErased);
    },
    onError: (thrown) => showToast(failure(thrown)),
  });
  const given = data?.consents.some(({ kind, givenAt }) => kind === 'photo-declaration' && givenAt !== null);
  if (!given) return null;
  return (
    <>
      <RowButton icon="camera" title={texts.photosWithdraw} hint={texts.photosGiven} onPress={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title={texts.photosWithdraw}
        question={texts.photosQuestion}
        confirm={texts.familyConfirm}
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
