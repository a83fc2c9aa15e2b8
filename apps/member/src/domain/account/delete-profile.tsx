import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeletedAnswer } from '@kalyanam/shared/contracts/profile-calls';
import { MESSAGES } from '@kalyanam/shared/messages';
import { ROUTES } from '@kalyanam/shared/routes';
import { PATHS } from '../../shell/paths';
import { api, signOut } from '../../session/session';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useNavigation } from '../../ui/navigation';
import { useFailedAct, useSentence } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useAccountTexts } from './account.en';

/** Asks with the specified words; afterwards no one is signed in any more. */
export function DeleteProfile() {
  const texts = useAccountTexts();
  const say = useSentence();
  const failedAct = useFailedAct();
  const { open } = useNavigation();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete<DeletedAnswer>(ROUTES.myProfile),
    onSuccess: async () => {
      showToast(say(MESSAGES.deleted));
      await open(PATHS.home);
      signOut();
    },
    onError: (thrown) => {
      setAsking(false);
      showToast(failedAct(thrown, MESSAGES.deleteFailed));
    },
  });
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {texts.deleteProfile}
      </Button>
      <p className="mt-2 text-small text-muted">{texts.deleteLead}</p>
      <ConfirmDialog
        open={asking}
        title={texts.deleteProfile}
        question={say(MESSAGES.deleteConfirm)}
        confirm={isPending ? texts.deleting : texts.deleteProfile}
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
