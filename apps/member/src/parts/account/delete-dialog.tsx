import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { DeletedAnswer, DeletionRequest } from '@kalyanam/shared/contracts/profile-requests';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { DELETION_RULES } from '@kalyanam/shared/topics/account/settings.rules';
import { PATHS } from '../../shell/paths';
import { api, signOut, useSessionUser } from '../../session/session';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { PasswordField } from '../../ui/form/password-field';
import { useNavigation } from '../../ui/navigation';
import { useFailedAct, useSentence } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useAccountTexts } from './account.en';

const resolver = rulesResolver<DeletionRequest>(DELETION_RULES);

/** Asks with the specified words, and for the password; afterwards no one is signed in any more. */
export function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useAccountTexts();
  const say = useSentence();
  const { family } = texts;
  const failedAct = useFailedAct();
  const navigation = useNavigation();
  // A family account has no profile (C14).
  const words = useSessionUser()?.family
    ? { act: family.deleteAccount, question: family.deleteQuestion, done: family.deleted }
    : { act: texts.deleteProfile, question: say(MESSAGES.deleteConfirm), done: say(MESSAGES.deleted) };
  const form = useForm<DeletionRequest>({ resolver, defaultValues: { password: '' } });
  const { errors } = form.formState;
  const close = () => {
    form.reset();
    onClose();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (request: DeletionRequest) => api.post<DeletedAnswer>(ROUTES.myDeletion, request),
    onSuccess: async () => {
      showToast(words.done);
      await navigation.open(PATHS.home);
      signOut();
    },
    onError: (thrown) => {
      if (applyServerErrors(form, thrown).length > 0) return;
      close();
      showToast(failedAct(thrown, MESSAGES.deleteFailed));
    },
  });
  const submit = form.handleSubmit((request) => {
    if (!isPending) mutate(request);
  });
  return (
    <ConfirmDialog
      open={open}
      title={words.act}
      question={words.question}
      confirm={isPending ? texts.deleting : words.act}
      busy={isPending}
      onConfirm={() => void submit()}
      onCancel={close}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-5">
        <PasswordField
          label={texts.currentPassword}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      </form>
    </ConfirmDialog>
  );
}
