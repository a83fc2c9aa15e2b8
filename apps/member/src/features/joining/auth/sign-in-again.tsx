import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import type { LoginAnswer } from '@kalyanam/shared/contracts/auth';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { LOGIN_RULES } from '@kalyanam/shared/topics/account/account.rules';
import { api, session, signIn, signOut, useSessionUser } from '../../../session/session';
import { SITE } from '../../../shell/site';
import { Button, buttonClass } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { PasswordField } from '../../../ui/form/password-field';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useAuthTexts } from './auth.en';

const resolver = rulesResolver<{ password: string }>({ password: LOGIN_RULES.password });

/** Over the page whose session has ended: the form beneath keeps what was typed. */
export function SignInAgain() {
  const texts = useAuthTexts();
  const user = useSessionUser();
  return user ? (
    <Dialog open stays onClose={session.signOut} title={texts.endedTitle}>
      <PasswordForm email={user.email} />
    </Dialog>
  ) : null;
}

/** Names the contact address, because the password of a closed account would only be refused. */
export function AccountClosed() {
  const texts = useAuthTexts();
  return (
    <Dialog open stays onClose={signOut} title={texts.closedTitle}>
      <p className="mb-5 wrap-anywhere">{texts.closedLead(SITE.supportEmail, LIMITS.supportHours)}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <a href={`mailto:${SITE.supportEmail}`} className={buttonClass('primary')}>
          {texts.writeToSupport}
        </a>
        <Button look="secondary" onClick={signOut}>
          {texts.leaveClosed}
        </Button>
      </div>
    </Dialog>
  );
}

function PasswordForm({ email }: { email: string }) {
  const texts = useAuthTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<{ password: string }>({ resolver, defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    setFailed(null);
    try {
      const { user, token } = await api.post<LoginAnswer>(ROUTES.login, { email, password }, { anonymous: true });
      await signIn(user, token);
      showToast(texts.endedDone);
      await client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    } catch (thrown) {
      setFailed(thrown);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="fields">
      <p className="wrap-anywhere">{texts.endedLead(email)}</p>
      <FailureNotice failed={failed}>{failure(failed, MESSAGES.loginFailed)}</FailureNotice>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? texts.busy : texts.submit}
        </Button>
        <Button look="quiet" onClick={session.signOut}>
          {texts.leave}
        </Button>
      </div>
    </form>
  );
}
