import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isApiError } from '@kalyanam/web/api-error';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { RegisterAnswer } from '@kalyanam/shared/contracts/auth';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { useOfferedDocuments } from '../../../parts/documents/identity-choice';
import { dropIdentityToken } from '../../../parts/identity/kept-token';
import { api } from '../../../session/session';
import { dropDraft } from './draft';
import type { ChosenFiles } from './files/use-chosen-files';
import { formMark } from './form-mark';
import { useRegisterTexts } from './register.en';
import { registerRequest, type Registration } from './registration';

interface RegistrationOptions {
  form: UseFormReturn<Registration>;
  /** Photos are chosen, which the form itself does not hold. */
  photosChosen: boolean;
  firstKey: string;
  identityToken: string | undefined;
  /** The server refused these fields. */
  onRefused: (paths: readonly string[]) => void;
  onRegistered: (answer: RegisterAnswer) => void;
}

/** The server has decided: a further submission is a new one. */
const isDecided = (thrown: unknown) => isApiError(thrown) && thrown.status >= 400 && thrown.status < 500;

/** Sends the form; a submission whose answer was lost is repeated under the same key. */
export function useRegistration({
  form,
  photosChosen,
  firstKey,
  identityToken,
  onRefused,
  onRegistered,
}: RegistrationOptions) {
  const [key, setKey] = useState(firstKey);
  const [failed, setFailed] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const { setValue, clearErrors } = form;
  useEffect(() => {
    setValue('photosChosen', photosChosen);
    if (photosChosen) return;
    // Photos chosen after the last one was removed are confirmed again.
    setValue('photosReal', false);
    clearErrors('photosReal');
  }, [photosChosen, setValue, clearErrors]);

  async function submit(values: Registration) {
    setFailed(null);
    setBusy(true);
    try {
      const answer = await api.post<RegisterAnswer>(
        ROUTES.register,
        { ...registerRequest(values), ...(identityToken ? { identityToken } : {}) },
        {
          anonymous: true,
          headers: { 'Idempotency-Key': key, ...(await formMark()) },
        },
      );
      dropDraft();
      dropIdentityToken();
      onRegistered(answer);
    } catch (thrown) {
      if (isDecided(thrown)) setKey(crypto.randomUUID());
      const refused = applyServerErrors(form, thrown);
      if (refused.length > 0) onRefused(refused);
      else setFailed(thrown);
    } finally {
      setBusy(false);
    }
  }

  return { key, failed, busy, submit };
}

/** Why the registration cannot be sent at this moment, and what its button says; null where it can be. */
export function useWaitsFor(files: ChosenFiles, isSending: boolean): string | null {
  const texts = useRegisterTexts();
  const offered = useOfferedDocuments();
  // Pictures still being prepared would be left behind.
  if (files.preparing) return texts.preparing;
  if (isSending) return texts.completing;
  // The field of a document that is not known yet could not show its error.
  return offered ? null : texts.complete;
}
