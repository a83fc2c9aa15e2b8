import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { ForgotPasswordRequest, MessageAnswer } from '@kalyanam/shared/contracts/auth';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { FORGOT_PASSWORD_RULES } from '@kalyanam/shared/topics/account/account.rules';
import { PATHS } from '../../../shell/paths';
import { api } from '../../../session/session';
import { AppLink } from '../../../ui/app-link';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { Notice } from '../../../ui/notice';
import { AuthCard } from './auth-card';
import { useAuthTexts } from './auth.en';
import { EmailField } from '../../../ui/form/text-field';
import { useCommonTexts } from '../../../ui/texts/common.en';

const resolver = rulesResolver<ForgotPasswordRequest>(FORGOT_PASSWORD_RULES);

export default function ForgotPasswordPage() {
  const texts = useAuthTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <title>{texts.forgotTitle}</title>
      <AuthCard heading={texts.forgotHeading} lead={texts.forgotLead}>
        <div role="status" className="mt-6 empty:hidden">
          {sentTo && (
            <Notice look="leaf" title={texts.linkSent}>
              <p className="wrap-anywhere">{texts.linkSentText(sentTo)}</p>
            </Notice>
          )}
        </div>
        <AskForm onSent={setSentTo} />
        <AppLink
          to={PATHS.login}
          className="mt-4 inline-flex min-h-12 items-center font-semibold text-accent underline underline-offset-4"
        >
          {texts.backToLogin}
        </AppLink>
      </AuthCard>
    </>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const texts = useAuthTexts();
  const common = useCommonTexts();
  const [failed, setFailed] = useState<unknown>(null);
  const { state } = useLocation() as { state: { email?: string } | null };
  const form = useForm<ForgotPasswordRequest>({ resolver, defaultValues: { email: state?.email ?? '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    setFailed(null);
    try {
      await api.post<MessageAnswer>(ROUTES.forgotPassword, { email }, { anonymous: true });
      onSent(email);
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="fields mt-5">
      <FailureNotice failed={failed} />
      <EmailField
        label={texts.email}
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? common.sending : texts.sendLink}
      </Button>
    </form>
  );
}
