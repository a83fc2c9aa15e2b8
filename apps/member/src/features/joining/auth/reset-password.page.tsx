import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { isRefused } from '@kalyanam/web/api-error';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { ResetPasswordAnswer, ResetPasswordRequest } from '@kalyanam/shared/contracts/auth';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { NEW_PASSWORD_RULES } from '@kalyanam/shared/topics/account/account.rules';
import { PATHS } from '../../../shell/paths';
import { api, session, signOut } from '../../../session/session';
import { Button, ButtonLink } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { NewPasswordField } from '../../../ui/form/new-password-field';
import { useNavigation } from '../../../ui/navigation';
import { Notice } from '../../../ui/notice';
import { useFailure } from '../../../ui/texts/sentences';
import { AuthCard } from './auth-card';
import { useResetTexts } from './reset.en';

type NewPassword = Required<Pick<ResetPasswordRequest, 'password'>>;

const resolver = rulesResolver<NewPassword>(NEW_PASSWORD_RULES);

/** R101: whose an unverified registration is; 'settled' where something of the account is verified. */
type Claim = 'settled' | 'asked' | 'mine' | 'not-mine';

export default function ResetPasswordPage() {
  const texts = useResetTexts();
  const [params] = useSearchParams();
  const token = params.get('token');
  const [claim, setClaim] = useState<Claim>(params.get('registration') === 'unclaimed' ? 'asked' : 'settled');
  const { heading, lead } = texts.claims[claim];
  return (
    <>
      <title>{texts.title}</title>
      <AuthCard heading={token ? heading : texts.heading} {...(token ? { lead } : {})}>
        {!token ? (
          <div className="mt-6 grid gap-4">
            <Notice look="danger">{texts.linkMissing}</Notice>
            <ButtonLink to={PATHS.forgotPassword}>{texts.askNewLink}</ButtonLink>
          </div>
        ) : claim === 'asked' ? (
          <div className="mt-6 grid gap-3">
            <Button onClick={() => setClaim('mine')}>{texts.itIsMine}</Button>
            <Button look="secondary" onClick={() => setClaim('not-mine')}>
              {texts.notMine}
            </Button>
          </div>
        ) : claim === 'not-mine' ? (
          <RemoveRegistration token={token} onBack={() => setClaim('asked')} />
        ) : (
          <ResetForm token={token} mine={claim === 'mine'} onUnclaimed={() => setClaim('asked')} />
        )}
      </AuthCard>
    </>
  );
}

/** Sends what the link allows; every outcome leads on, and ends the session of this browser. */
function useReset() {
  const { open } = useNavigation();
  return async (body: ResetPasswordRequest) => {
    const answer = await api.post<ResetPasswordAnswer>(ROUTES.resetPassword, body, { anonymous: true });
    const { beginAnew, email, emailVerified } = answer;
    if (session.user()) signOut();
    if (beginAnew) await open(PATHS.register, { replace: true, state: { beginAnew: email } });
    else await open(PATHS.login, { replace: true, state: { reset: emailVerified ? 'email-verified' : true } });
  };
}

interface ResetFormProps {
  token: string;
  mine: boolean;
  /** A link from before its mail asked. */
  onUnclaimed: () => void;
}

function ResetForm({ token, mine, onUnclaimed }: ResetFormProps) {
  const texts = useResetTexts();
  const reset = useReset();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<NewPassword>({ resolver, defaultValues: { password: '' } });
  const typed = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    setFailed(null);
    try {
      await reset({ token, password, ...(mine ? { registration: 'mine' } : {}) });
    } catch (thrown) {
      if (isRefused(thrown, 'registration-unclaimed')) onUnclaimed();
      else if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="fields mt-5">
      <Failed failed={failed} />
      <NewPasswordField
        label={texts.newPassword}
        typed={typed}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? texts.settingPassword : texts.setPassword}
      </Button>
    </form>
  );
}

/** A press of its own after the answer: erased data cannot be brought back. */
function RemoveRegistration({ token, onBack }: { token: string; onBack: () => void }) {
  const texts = useResetTexts();
  const reset = useReset();
  const [failed, setFailed] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await reset({ token, registration: 'not-mine' });
    } catch (thrown) {
      setFailed(thrown);
      setBusy(false);
    }
  };

  return (
    <div className="mt-6 grid gap-3">
      <Failed failed={failed} />
      <Button look="danger" busy={busy} onClick={() => void remove()}>
        {busy ? texts.removing : texts.removeRegistration}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {texts.backToQuestion}
      </Button>
    </div>
  );
}

function Failed({ failed }: { failed: unknown }) {
  const texts = useResetTexts();
  const failure = useFailure();
  return (
    <FailureNotice failed={failed}>
      <p>{failure(failed)}</p>
      <ButtonLink to={PATHS.forgotPassword} look="quiet" className="-ml-3">
        {texts.askNewLink}
      </ButtonLink>
    </FailureNotice>
  );
}
