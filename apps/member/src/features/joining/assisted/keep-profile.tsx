import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { AssistedKeepRequest } from '@kalyanam/shared/contracts/assisted';
import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { ASSISTED_KEEP_RULES } from '@kalyanam/shared/topics/family/taking-over.rules';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { TermsSentence } from '../../../parts/account/terms-sentence';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { NewPasswordField } from '../../../ui/form/new-password-field';
import { useAssistedTexts } from './assisted.en';

const resolver = rulesResolver<AssistedKeepRequest>(ASSISTED_KEEP_RULES);

export function KeepProfile({ token, onDone }: { token: string; onDone: () => void }) {
  const texts = useAssistedTexts();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<AssistedKeepRequest>({ resolver, defaultValues: { password: '', agreeTerms: false } });
  const typed = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setFailed(null);
    try {
      await api.post<MessageAnswer>(ROUTES.keepAssisted(token), body, { anonymous: true });
      onDone();
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });
  return (
    <section aria-labelledby="keep" className="rounded-card border border-line bg-paper p-4 sm:p-6">
      <h2 id="keep" className="text-xl">
        {texts.keepHeading}
      </h2>
      <p className="mt-2">{texts.keepText}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="fields mt-4">
        <FailureNotice failed={failed} />
        <NewPasswordField
          label={texts.password}
          typed={typed}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <CheckboxField error={errors.agreeTerms?.message} {...form.register('agreeTerms')}>
          <TermsSentence {...texts} />
        </CheckboxField>
        <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
          {isSubmitting ? texts.keeping : texts.keep}
        </Button>
      </form>
    </section>
  );
}
