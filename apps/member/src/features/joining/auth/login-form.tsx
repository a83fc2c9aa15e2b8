import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { isLost, isRefused } from '@kalyanam/web/api-error';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { LoginAnswer, LoginRequest } from '@kalyanam/shared/contracts/auth';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { LOGIN_RULES } from '@kalyanam/shared/topics/account/account.rules';
import { api, signIn } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { PasswordField } from '../../../ui/form/password-field';
import { useFailure } from '../../../ui/texts/sentences';
import { useAuthTexts } from './auth.en';
import { EmailField } from '../../../ui/form/text-field';

const resolver = rulesResolver<LoginRequest>(LOGIN_RULES);

/** On success the session changes, and the page's guard leads on. */
export function LoginForm() {
  const texts = useAuthTexts();
  const failure = useFailure();
  const [failed, setFailed] = useState<unknown>(null);
  const { state } = useLocation() as { state: { email?: string } | null };
  const form = useForm<LoginRequest>({ resolver, defaultValues: { email: state?.email ?? '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailed(null);
    try {
      const { user, token } = await api.post<LoginAnswer>(ROUTES.login, values, { anonymous: true });
      await signIn(user, token);
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });
  const offline = isLost(failed);
  const guessed = isRefused(failed, 'too-many-guesses');
  const closed = isRefused(failed, 'suspended');

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="fields mt-5">
      {failed !== null && (
        <FailureNotice failed={failed}>
          <p>{offline ? texts.offline : failure(failed, MESSAGES.loginFailed)}</p>
          {guessed && (
            <AppLink
              to={PATHS.forgotPassword}
              state={{ email: form.getValues('email') }}
              className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
            >
              {texts.forgot}
            </AppLink>
          )}
          {closed && (
            <AppLink
              to={PATHS.contact}
              className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
            >
              {texts.writeToSupport}
            </AppLink>
          )}
        </FailureNotice>
      )}
      <EmailField
        label={texts.email}
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? texts.busy : texts.submit}
      </Button>
    </form>
  );
}
