import { useState, type FormEvent } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { OwnCodeAnswer, OwnCodeRequest, OwnOpenAnswer } from '@kalyanam/shared/contracts/taking-over';
import { plainPhone, readablePhone } from '@kalyanam/shared/phone';
import { ROUTES } from '@kalyanam/shared/routes';
import { CODE_RULES } from '@kalyanam/shared/rules/account.rules';
import { OWN_CODE_RULES } from '@kalyanam/shared/rules/taking-over.rules';
import { isApiError } from '@kalyanam/web/api-error';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { PhoneField } from '../../domain/phone/phone-field';
import { api } from '../../session/session';
import { Button } from '../../ui/button';
import { CodeField } from '../../ui/form/code-field';
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { useCandidateTexts } from './candidate.en';

const numberResolver = rulesResolver<OwnCodeRequest>(OWN_CODE_RULES);
const codeResolver = rulesResolver<{ code: string }>(CODE_RULES);

/** The number to which the consent was given, and the code that comes there. */
export function ProveNumber({ onOpened }: { onOpened: (opened: OwnOpenAnswer) => void }) {
  const [phone, setPhone] = useState<string | null>(null);
  return phone === null ? (
    <AskNumber onSent={setPhone} />
  ) : (
    <GiveCode phone={phone} onOpened={onOpened} onOther={() => setPhone(null)} />
  );
}

function AskNumber({ onSent }: { onSent: (phone: string) => void }) {
  const texts = useCandidateTexts();
  const failure = useFailure();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<OwnCodeRequest>({ resolver: numberResolver, defaultValues: { phone: '' } });
  const submit = form.handleSubmit(async ({ phone }) => {
    setFailed(null);
    try {
      await api.post<OwnCodeAnswer>(ROUTES.candidateOwn, { phone }, { anonymous: true });
      onSent(phone);
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });
  const { isSubmitting } = form.formState;
  const press = (event: FormEvent) => {
    // However it was typed: the field puts it right only when it is left.
    form.setValue('phone', plainPhone(form.getValues('phone')));
    void submit(event);
  };
  return (
    <form noValidate onSubmit={press} className="fields mt-6">
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
            label={texts.phone}
            hint={texts.phoneHint}
            error={fieldState.error?.message}
            inputRef={ref}
            {...input}
          />
        )}
      />
      <Button type="submit" busy={isSubmitting} className="sm:min-w-48 sm:justify-self-start">
        {isSubmitting ? texts.sending : texts.send}
      </Button>
    </form>
  );
}

interface GiveCodeProps {
  phone: string;
  onOpened: (opened: OwnOpenAnswer) => void;
  onOther: () => void;
}

function GiveCode({ phone, onOpened, onOther }: GiveCodeProps) {
  const texts = useCandidateTexts();
  const failure = useFailure();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<{ code: string }>({ resolver: codeResolver, defaultValues: { code: '' } });
  const submit = form.handleSubmit(async ({ code }) => {
    setFailed(null);
    try {
      onOpened(await api.post<OwnOpenAnswer>(ROUTES.openCandidateOwn, { phone, code }, { anonymous: true }));
    } catch (thrown) {
      setFailed(thrown);
    }
  });
  const { isSubmitting } = form.formState;
  const isWrong = isApiError(failed) && failed.code === 'invalid-otp';
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="fields mt-6">
      <p className="wrap-anywhere" role="status">
        {texts.sent(readablePhone(phone))}
      </p>
      {failed !== null && (
        <Notice look="danger" alert>
          {isWrong ? texts.codeAgain : failure(failed)}
        </Notice>
      )}
      <Controller
        control={form.control}
        name="code"
        render={({ field: { value, onChange }, fieldState }) => (
          <CodeField label={texts.code} value={value} onChange={onChange} error={fieldState.error?.message} autoFocus />
        )}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} className="sm:min-w-48">
          {isSubmitting ? texts.checking : texts.goOn}
        </Button>
        <Button type="button" look="quiet" onClick={onOther}>
          {texts.otherNumber}
        </Button>
      </div>
    </form>
  );
}
