import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { LoginAnswer } from '@kalyanam/shared/contracts/auth';
import type { DeskAcceptedAnswer, DeskAcceptRequest, DeskCodeAnswer } from '@kalyanam/shared/contracts/desk';
import { DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { readablePhone } from '@kalyanam/shared/base/phone';
import { DESK_ACCEPT_RULES } from '@kalyanam/shared/topics/family/desk.rules';
import { isApiError, isRefused } from '@kalyanam/web/api-error';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { NumberForm } from '../../../parts/phone/number-form';
import { dropDraft, readDraft, useKeptDraft, useKeptForm } from '../../../session/kept-drafts';
import { api, signIn } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { FormCode } from '../../../ui/form/form-code';
import { NewPasswordField } from '../../../ui/form/new-password-field';
import { TextField } from '../../../ui/form/text-field';
import { useNavigation } from '../../../ui/navigation';
import { useCooldown } from '../../../ui/use-cooldown';
import { useDeskTexts } from './desk.en';
import { useCommonTexts } from '../../../ui/texts/common.en';

interface AcceptInvitationProps {
  token: string;
  phoneEnds: string;
  /** Seconds until a code may be asked for again; null: none is on its way. */
  resendAfter: number | null;
  onDone: () => void;
}

/** How far it has come: kept in the tab, because a phone may drop the page while its owner reads the mail. */
interface Accepting {
  phone: string | null;
  isNew: boolean;
  asksEmailCode: boolean;
  emailSentAt: number;
}

const NOT_BEGUN: Accepting = { phone: null, isNew: false, asksEmailCode: false, emailSentAt: 0 };
const NO_ACCOUNT = { name: '', email: '' };
const stepDraft = (token: string) => `desk-accept:${token}`;
const accountDraft = (token: string) => `desk-account:${token}`;

export function dropAcceptance(token: string) {
  dropDraft(stepDraft(token));
  dropDraft(accountDraft(token));
}

/** Sends the code of the invitation by SMS: the seconds until it may be sent again. */
async function sendCode(token: string, phone: string): Promise<number> {
  const { resendAfter } = await api.post<DeskCodeAnswer>(
    DESK_ROUTES.invitationCode(token),
    { phone },
    { anonymous: true },
  );
  return resendAfter;
}

/** The number first; then its code, and an account where there is none yet. */
export function AcceptInvitation({ token, phoneEnds, resendAfter, onDone }: AcceptInvitationProps) {
  const texts = useDeskTexts();
  const common = useCommonTexts();
  const [kept, keep] = useKeptDraft(stepDraft(token), NOT_BEGUN);
  const [wait, setWait] = useState(resendAfter ?? 0);
  const ask = (typed: string) =>
    sendCode(token, typed).catch((thrown: unknown) => {
      // A code is on its way already.
      if (isRefused(thrown, 'otp-send-failed')) return thrown.retryAfter ?? LIMITS.resendSeconds;
      throw thrown;
    });
  const other = () => {
    dropAcceptance(token);
    keep(NOT_BEGUN);
  };
  return kept.phone === null ? (
    <NumberForm
      label={texts.yourPhone}
      hint={texts.yourPhoneHint}
      send={texts.sendCode}
      sending={common.sending}
      ask={ask}
      onSent={(phone, seconds) => {
        setWait(seconds);
        keep({ ...NOT_BEGUN, phone });
      }}
      saidOf={(thrown) => (isRefused(thrown, 'desk-other-phone') ? texts.otherPhone(phoneEnds) : null)}
    />
  ) : (
    <Account
      token={token}
      phone={kept.phone}
      kept={kept}
      keep={keep}
      wait={wait}
      onOther={other}
      onDone={() => {
        dropAcceptance(token);
        onDone();
      }}
    />
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

interface AccountProps {
  token: string;
  phone: string;
  kept: Accepting;
  keep: (kept: Accepting) => void;
  /** Seconds until the code of the SMS may be sent again. */
  wait: number;
  onOther: () => void;
  onDone: () => void;
}

const waitFrom = (sentAt: number) => Math.max(0, Math.ceil(LIMITS.resendSeconds - (Date.now() - sentAt) / 1000));

function Account({ token, phone, kept, keep, wait, onOther, onDone }: AccountProps) {
  const texts = useDeskTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const { open } = useNavigation();
  const { isNew, asksEmailCode } = kept;
  const [cameBack] = useState(isNew);
  const [failed, setFailed] = useState<unknown>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const smsWait = useCooldown(wait);
  const emailWait = useCooldown(waitFrom(kept.emailSentAt));
  const empty = { phone, code: '', emailCode: '', password: '', ...readDraft(accountDraft(token), NO_ACCOUNT) };
  const form = useForm<DeskAcceptRequest>({ resolver: accountResolver, defaultValues: empty });
  useKeptForm(accountDraft(token), form, NO_ACCOUNT);
  const { register, formState } = form;
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = formState;
  const { setFocus } = form;
  useEffect(() => {
    if (isNew && !cameBack) setFocus('name');
  }, [isNew, cameBack, setFocus]);
  const accept = form.handleSubmit(async ({ name, email, emailCode, password, ...rest }) => {
    setFailed(null);
    setSentTo(null);
    const account = isNew ? { name, email, emailCode, password } : {};
    try {
      const body = { ...rest, ...account, language };
      await api.post<DeskAcceptedAnswer>(DESK_ROUTES.accept(token), body, { anonymous: true });
      dropAcceptance(token);
      if (isNew && (await isSignedIn(email ?? '', password ?? ''))) await open(PATHS.home, { replace: true });
      else onDone();
    } catch (thrown) {
      const asks = (field: string) => isApiError(thrown) && thrown.fields !== undefined && field in thrown.fields;
      // The code is right, and there is no account with this number yet.
      if (!isNew && asks('password')) keep({ ...kept, isNew: true });
      // The link did not come to this email, and a code has gone there.
      else if (!emailCode && asks('emailCode')) {
        if (asksEmailCode) setSentTo(email ?? '');
        emailWait.start(LIMITS.resendSeconds);
        keep({ ...kept, asksEmailCode: true, emailSentAt: Date.now() });
      } else if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });
  const resend = async () => {
    setFailed(null);
    try {
      smsWait.start(await sendCode(token, phone));
      form.setValue('code', '');
      setSentTo(readablePhone(phone));
    } catch (thrown) {
      if (isApiError(thrown) && thrown.retryAfter) smsWait.start(thrown.retryAfter);
      setFailed(thrown);
    }
  };
  /** The call without the code of the mail is what sends it. */
  const resendEmail = () => {
    form.setValue('emailCode', '');
    void accept();
  };
  return (
    <form noValidate onSubmit={(event) => void accept(event)} className="fields">
      <FailureNotice failed={failed} />
      <p role="status" className="wrap-anywhere">
        {sentTo !== null ? texts.codeSentTo(sentTo) : isNew ? texts.newAccount : texts.codeSent}
      </p>
      <FormCode control={form.control} label={texts.code} autoFocus />
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" disabled={smsWait.left > 0} className="-ml-3 tabular-nums" onClick={() => void resend()}>
          {smsWait.left > 0 ? texts.resendIn(smsWait.left) : texts.resend}
        </Button>
        <Button look="quiet" onClick={onOther}>
          {texts.otherNumber}
        </Button>
      </div>
      {isNew && (
        <>
          <TextField label={texts.name} autoComplete="name" error={errors.name?.message} {...register('name')} />
          <TextField
            label={texts.yourEmail}
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email', {
              onChange: () => {
                form.setValue('emailCode', '');
                emailWait.start(0);
              },
            })}
          />
          {asksEmailCode && (
            <>
              <FormCode control={form.control} name="emailCode" label={texts.emailCode} autoFocus={!cameBack} />
              <Button
                look="quiet"
                disabled={emailWait.left > 0 || isSubmitting}
                className="-ml-3 justify-self-start tabular-nums"
                onClick={resendEmail}
              >
                {emailWait.left > 0 ? texts.resendEmailIn(emailWait.left) : texts.resendEmail}
              </Button>
            </>
          )}
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
        {isSubmitting ? common.sending : texts.accept}
      </Button>
    </form>
  );
}
