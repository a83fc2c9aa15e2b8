import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { plainIdentityNumber } from '@kalyanam/shared/rules/fields';
import { RESUBMIT_RULES } from '@kalyanam/shared/rules/profile.rules';
import { myProfile } from '../../account/my-profile.queries';
import { refreshUser } from '../../session/session-known';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/form/text-field';
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast-store';
import { resubmit } from './my-profile.queries';
import { useMyProfileTexts } from './my-profile.texts';

interface Numbers {
  aadhaarNumber: string;
  panNumber: string;
}

const resolver = rulesResolver<Numbers>(RESUBMIT_RULES);

/** The numbers again, because the decision erased them. */
export function ResubmitForm() {
  const texts = useMyProfileTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<Numbers>({ resolver, defaultValues: { aadhaarNumber: '', panNumber: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ aadhaarNumber, panNumber }) => {
    setFailed(null);
    try {
      await resubmit({
        aadhaarNumber: plainIdentityNumber(aadhaarNumber),
        panNumber: panNumber ? plainIdentityNumber(panNumber) : null,
      });
      showToast(texts.resubmitted);
      await refreshUser().catch(() => null);
      await client.invalidateQueries({ queryKey: myProfile.queryKey });
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <p>{texts.resubmitLead}</p>
      {failed !== null && (
        <Notice look="danger" alert>
          {failure(failed)}
        </Notice>
      )}
      <TextField
        label={texts.aadhaarNumber}
        hint={texts.numbersErased}
        inputMode="numeric"
        autoComplete="off"
        error={errors.aadhaarNumber?.message}
        {...form.register('aadhaarNumber')}
      />
      <TextField
        label={texts.panNumber}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.panNumber?.message}
        {...form.register('panNumber')}
      />
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? texts.resubmitting : texts.resubmit}
      </Button>
    </form>
  );
}
