import { useState, type FormEvent } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type {
  DeskAcceptedAnswer,
  DeskAcceptRequest,
  DeskCodeAnswer,
  DeskCodeRequest,
} from '@kalyanam/shared/contracts/desk';
import { DESK_ROUTES } from '@kalyanam/shared/desk/routes';
import { plainPhone } from '@kalyanam/shared/phone';
import { DESK_ACCEPT_RULES, DESK_CODE_RULES } from '@kalyanam/shared/rules/desk.rules';
import { isApiError } from '@kalyanam/web/api-error';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { PhoneField } from '../../domain/phone/phone-field';
import { api } from '../../session/session';
import { Button } from '../../ui/button';
import { CodeField } from '../../ui/form/code-field';
import { NewPasswordField } from '../../ui/form/new-password-field';
import { TextField } from '../../ui/form/text-field';
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { useDeskTexts } from './desk.en';

interface AcceptInvitationProps {
  token: string;
  phoneEnds: string;
  onDone: () => void;
}

/** The number first; then its code, and an account where there is none yet. */
export function AcceptInvitation({ token, phoneEnds, onDone }: AcceptInvitationProps) {
  const [phone, setPhone] = useState<string | null>(null);
  return phone === null ? (
    <AskNumber token={token} phoneEnds={phoneEnds} onSent={setPhone} />
  ) : (
    <Account token={token} phone={phone} onDone={onDone} />
  );
}

const numberResolver = rulesResolver<DeskCodeRequest>(DESK_CODE_RULES);

function AskNumber({
  token,
  phoneEnds,
  onSent,
}: Omit<AcceptInvitationProps, 'onDone'> & { onSent: (phone: string) => void }) {
  const texts = useDeskTexts();
  const failure = useFailure();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<DeskCodeRequest>({ resolver: numberResolver, defaultValues: { phone: '' } });
  const submit = form.handleSubmit(async ({ phone }) => {
    setFailed(null);
    try {
      await api.post<DeskCodeAnswer>(DESK_ROUTES.invitationCode(token), { phone }, { anonymous: true });
      onSent(phone);
    } catch (thrown) {
      if (isApiError(thrown) && thrown.code === 'desk-other-phone')
        form.setError('phone', { message: texts.otherPhone(phoneEnds) });
      else if (isApiError(thrown) && thrown.code === 'otp-send-failed') onSent(phone);
      else if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });
  const { isSubmitting } = form.formState;
  const press = (event: FormEvent) => {
    form.setValue('phone', plainPhone(form.getValues('phone')));
    void submit(event);
  };
  return (
    <form noValidate onSubmit={press} className="fields">
      {failed !== null && (
        <Notice look="danger" alert>
          {failure(failed)}
        </Notice>
      )}
      <Controller
        control={form.control}
        name="phone"
        render={({ field: { ref, ...input }, fieldState }) => (
          <PhoneField
            label={texts.yourPhone}
            hint={texts.yourPhoneHint}
            error={fieldState.error?.message}
            inputRef={ref}
            {...input}
          />
        )}
      />
      <Button type="submit" busy={isSubmitting} className="sm:min-w-48 sm:justify-self-start">
        {isSubmitting ? texts.sending : texts.sendCode}
      </Button>
    </form>
  );
}

const accountResolver = rulesResolver<DeskAcceptRequest>(DESK_ACCEPT_RULES);

function Account({ token, phone, onDone }: { token: string; phone: string; onDone: () => void }) {
  const texts = useDeskTexts();
  const failure = useFailure();
  const language = useLanguage();
  const [isNew, setIsNew] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const empty = { phone, code: '', name: '', email: '', password: '' };
  const form = useForm<DeskAcceptRequest>({ resolver: accountResolver, defaultValues: empty });
  const { register, formState } = form;
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = formState;
  const submit = form.handleSubmit(async ({ name, email, password, ...rest }) => {
    setFailed(null);
    const account = isNew ? { name, email, password } : {};
    try {
      const body = { ...rest, ...account, language };
      await api.post<DeskAcceptedAnswer>(DESK_ROUTES.accept(token), body, { anonymous: true });
      onDone();
    } catch (thrown) {
      // The code is right, and nobody has an account by this number yet.
      if (!isNew && isApiError(thrown) && thrown.fields && 'password' in thrown.fields) setIsNew(true);
      else if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="fields">
      {failed !== null && (
        <Notice look="danger" alert>
          {failure(failed)}
        </Notice>
      )}
      <p role="status">{isNew ? texts.newAccount : texts.codeSent}</p>
      <Controller
        control={form.control}
        name="code"
        render={({ field: { value, onChange }, fieldState }) => (
          <CodeField label={texts.code} value={value} onChange={onChange} error={fieldState.error?.message} autoFocus />
        )}
      />
      {isNew && (
        <>
          <TextField label={texts.name} autoComplete="name" error={errors.name?.message} {...register('name')} />
          <TextField
            label={texts.yourEmail}
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
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
