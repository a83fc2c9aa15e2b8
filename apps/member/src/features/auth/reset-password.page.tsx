import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { ResetPasswordAnswer, ResetPasswordRequest } from '@kalyanam/shared/contracts/auth';
import { ROUTES } from '@kalyanam/shared/routes';
import { NEW_PASSWORD_RULES } from '@kalyanam/shared/rules/account.rules';
import { PATHS } from '../../shell/paths';
import { api, session, signOut } from '../../session/session';
import { Button, ButtonLink } from '../../ui/button';
import { NewPasswordField } from '../../ui/form/new-password-field';
import { useNavigation } from '../../ui/navigation';
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { AuthCard } from './auth-card';
import { useAuthTexts } from './auth.en';

type NewPassword = Pick<ResetPasswordRequest, 'password'>;

const resolver = rulesResolver<NewPassword>(NEW_PASSWORD_RULES);

export function ResetPasswordPage() {
  const texts = useAuthTexts();
  const [params] = useSearchParams();
  const token = params.get('token');
  return (
    <>
      <title>{texts.resetTitle}</title>
      <AuthCard heading={texts.resetHeading} {...(token ? { lead: texts.resetLead } : {})}>
        {token ? (
          <ResetForm token={token} />
        ) : (
          <div className="mt-6 grid gap-4">
            <Notice look="danger">{texts.linkMissing}</Notice>
            <ButtonLink to={PATHS.forgotPassword}>{texts.askNewLink}</ButtonLink>
          </div>
        )}
      </AuthCard>
    </>
  );
}

/** A new password ends every session, so that it leads to the login; R76: or to the owner's own registration. */
function ResetForm({ token }: { token: string }) {
  const texts = useAuthTexts();
  const failure = useFailure();
  const { open } = useNavigation();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<NewPassword>({ resolver, defaultValues: { password: '' } });
  const typed = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    setFailed(null);
    try {
      const body: ResetPasswordRequest = { token, password };
      const { beginAnew, email } = await api.post<ResetPasswordAnswer>(ROUTES.resetPassword, body, { anonymous: true });
      if (session.user()) signOut();
      if (beginAnew) await open(PATHS.register, { replace: true, state: { beginAnew: email } });
      else await open(PATHS.login, { replace: true, state: { reset: true } });
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="fields mt-5">
      {failed !== null && (
        <Notice look="danger" alert>
          <p>{failure(failed)}</p>
          <ButtonLink to={PATHS.forgotPassword} look="quiet" className="-ml-3">
            {texts.askNewLink}
          </ButtonLink>
        </Notice>
      )}
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
