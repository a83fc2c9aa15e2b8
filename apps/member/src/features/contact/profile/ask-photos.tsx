import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PhotoRequestAnswer } from '@kalyanam/shared/contracts/photo-requests';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useProfileTexts } from './profile.en';

/** Where the button was that had the focus. */
const focusIt = (sentence: HTMLElement | null) => sentence?.focus();

/** Asked once; the family's answer is not shown, except that the photos appear. */
export function AskPhotos({ profile: { id, photosAsked } }: { profile: ProfileView }) {
  const texts = useProfileTexts().askPhotos;
  const failure = useFailure();
  const client = useQueryClient();
  const key = ['profile', id];
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api.post<PhotoRequestAnswer>(ROUTES.photoRequest(id), {}),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
    onError: (thrown) => {
      showToast(failure(thrown));
      void client.invalidateQueries({ queryKey: key });
    },
  });
  return photosAsked || isSuccess ? (
    <p
      ref={isSuccess ? focusIt : null}
      role="status"
      tabIndex={-1}
      className="text-small text-muted focus:outline-none"
    >
      {texts.asked}
    </p>
  ) : (
    <Button look="secondary" busy={isPending} onClick={() => mutate()}>
      {texts.ask}
    </Button>
  );
}
