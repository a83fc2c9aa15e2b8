import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { IdentityNumbers } from '@kalyanam/shared/contracts/identity-documents';
import { IDENTITY_RULES } from '@kalyanam/shared/topics/verification/identity.rules';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import { identityRequest, NO_IDENTITY, type IdentityValues } from './identity-values';

const resolver = rulesResolver<IdentityValues>(IDENTITY_RULES);

/** A form for numbers of documents, which are never kept in the browser (R32). `failed` is what marks no field. */
export function useNumbersForm(identityKind: IdentityKind, send: (numbers: IdentityNumbers) => Promise<void>) {
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<IdentityValues>({ resolver, defaultValues: { ...NO_IDENTITY, identityKind } });

  const submit = form.handleSubmit(async (values) => {
    setFailed(null);
    try {
      await send(identityRequest(values));
      form.reset({ ...NO_IDENTITY, identityKind: values.identityKind });
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  return { form, submit, failed };
}
