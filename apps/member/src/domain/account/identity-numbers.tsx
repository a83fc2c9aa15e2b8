import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { ResubmitRequest } from '@kalyanam/shared/contracts/resubmission';
import { plainIdentityNumber } from '@kalyanam/shared/identity/number';
import { IDENTITY_RULES } from '@kalyanam/shared/rules/identity.rules';
import { TextField } from '../../ui/form/text-field';
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { useAccountTexts } from './account.en';

interface Numbers {
  aadhaarNumber: string;
  panNumber: string;
}

const EMPTY: Numbers = { aadhaarNumber: '', panNumber: '' };
const resolver = rulesResolver<Numbers>(IDENTITY_RULES);

/** A form for Aadhaar and PAN, which are never kept in the browser (R32). `failed` is what marks no field. */
export function useNumbersForm(send: (numbers: ResubmitRequest) => Promise<void>) {
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<Numbers>({ resolver, defaultValues: EMPTY });

  const submit = form.handleSubmit(async ({ aadhaarNumber, panNumber }) => {
    setFailed(null);
    try {
      await send({
        aadhaarNumber: plainIdentityNumber(aadhaarNumber),
        panNumber: panNumber ? plainIdentityNumber(panNumber) : null,
      });
      form.reset(EMPTY);
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  return { form, submit, failed };
}

interface NumberFieldsProps {
  form: UseFormReturn<Numbers>;
  failed: unknown;
  hint: string;
}

export function NumberFields({ form, failed, hint }: NumberFieldsProps) {
  const texts = useAccountTexts();
  const failure = useFailure();
  const { errors } = form.formState;
  return (
    <>
      {failed !== null && (
        <Notice look="danger" alert>
          {failure(failed)}
        </Notice>
      )}
      <TextField
        label={texts.aadhaarNumber}
        hint={hint}
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
    </>
  );
}
