import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { LoginAnswer } from '@kalyanam/shared/contracts/auth';
import type { DeskAcceptedAnswer, DeskAcceptRequest, DeskCodeAnswer } from '@kalyanam/shared/contracts/desk';
import { DESK_ROUTES } from '@kalyanam/shared/desk/routes';
import { ROUTES } from '@kalyanam/shared/routes';
import { DESK_ACCEPT_RULES } from '@kalyanam/shared/rules/desk.rules';
import { isApiError } from '@kalyanam/web/api-error';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { NumberForm } from '../../domain/phone/number-form';
import { api, signIn } from '../../session/session';
import { PATHS } from '../../shell/paths';
import { Button } from '../../ui/button';
import { FailureNotice } from '../../ui/form/failure-notice';
import { FormCode } from '../../ui/form/form-code';
import { NewPasswordField } from '../../ui/form/new-password-field';
import { TextField } from '../../ui/form/text-field';
import { useNavigation } from '../../ui/navigation';
import { useDeskTexts } from './desk.en';

interface AcceptInvitationProps {
  token: string;
  phoneEnds: string;
  onDone: () => void;
}

/** The number first; then its code, and an account where there is none yet. */
export function AcceptInvitation({ token, phoneEnds, onDone }: AcceptInvitationProps) {
  const texts = useDeskTexts();
  const [phone, setPhone] = useState<string | null>(null);
  const ask = async (typed: string) => {
    try {
      await api.post<DeskCodeAnswer>(DESK_ROUTES.invitationCode(token), { phone: typed }, { anonymous: true });
    } catch (thrown) {
      if (!(isApiError(thrown) && thrown.code === 'otp-send-failed')) throw thrown;
    }
  };
  return phone === null ? (
    <NumberForm
      label={texts.yourPhone}
      hint={texts.yourPhoneHint}
      send={texts.sendCode}
      sending={texts.sending}
      ask={ask}
      onSent={setPhone}
      saidOf={(thrown) =>
        isApiError(thrown) && thrown.code === 'desk-other-phone' ? texts.otherPhone(phoneEnds) : null
      }
    />
  ) : (
    <Account token={token} phone={phone} onDone={onDone} />
  );
}

const accountResolver = rulesResolver<DeskAcceptRequest>(DESK_ACCEPT_RULES);

/** A new account has just chosen its password. Where this fails, logging in remains as the next step. */
async function isSignedIn(email: string, password: string): Promise<boolean> {
  try {
    const { user, token } = await api.post<LoginAnswer>(ROUTES.login, { email, password }, { anonymous: true });
    await signIn(user, token);
    return true;
  } catch {
    return false;
  }
}

function Account({ token, phone, onDone }: { token: string; phone: string; onDone: () => void }) {
  const texts = useDeskTexts();
  const language = useLanguage();
  const { open } = useNavigation();
  const [isNew, setIsNew] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const [asksEmailCode, setAsksEmailCode] = useState(false);
  const empty = { phone, code: '', name: '', email: '', emailCode: '', password: '' };
  const form = useForm<DeskAcceptRequest>({ resolver: accountResolver, defaultValues: empty });
  const { register, formState } = form;
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = formState;
  const { setFocus } = form;
  useEffect(() => {
    if (isNew) setFocus('name');
  }, [isNew, setFocus]);
  const submit = form.handleSubmit(async ({ name, email, emailCode, password, ...rest }) => {
    setFailed(null);
    const account = isNew ? { name, email, emailCode, password } : {};
    try {
      const body = { ...rest, ...account, language };
      await api.post<DeskAcceptedAnswer>(DESK_ROUTES.accept(token), body, { anonymous: true });
      if (isNew && (await isSignedIn(email ?? '', password ?? ''))) await open(PATHS.desk, { replace: true });
      else onDone();
    } catch (thrown) {
      // The code is right, and nobody has an account by this number yet.
      if (!isNew && isApiError(thrown) && thrown.fields && 'password' in thrown.fields) setIsNew(true);
      // The link did not come to this email, and a code has gone there.
      else if (!asksEmailCode && isApiError(thrown) && thrown.fields && 'emailCode' in thrown.fields)
        setAsksEmailCode(true);
      else if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="fields">
      <FailureNotice failed={failed} />
      <p role="status">{isNew ? texts.newAccount : texts.codeSent}</p>
      <FormCode control={form.control} label={texts.code} autoFocus />
      {isNew && (
        <>
          <TextField label={texts.name} autoComplete="name" error={errors.name?.message} {...register('name')} />
          <TextField
            label={texts.yourEmail}
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email', { onChange: () => form.setValue('emailCode', '') })}
          />
          {asksEmailCode && <FormCode control={form.control} name="emailCode" label={texts.emailCode} autoFocus />}
          <NewPasswordField
            label={texts.password}
            typed={password ?? ''}
            error={errors.password?.message}
            {...register('password')}
          />
          <p className="text-small text-muted">{texts.agree}</p>
        </>
      )}
      <Button type="submit" busy={isSubmitting} className="sm:min-w-48 sm:justify-self-start">
        {isSubmitting ? texts.sending : texts.accept}
      </Button>
    </form>
  );
}
