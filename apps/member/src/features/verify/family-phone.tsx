import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { isApiError } from '@kalyanam/web/api-error';
import type { CodesAnswer } from '@kalyanam/shared/contracts/auth';
import { MESSAGES } from '@kalyanam/shared/messages';
import { plainPhone, readablePhone } from '@kalyanam/shared/phone';
import { FAMILY_PHONE_RULES } from '@kalyanam/shared/rules/settings.rules';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/form/text-field';
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { CodeForm } from './code-form';
import { SendCode } from './send-code';
import { askFamilyPhone, confirmFamilyPhone } from './verify.queries';
import { useVerifyTexts } from './verify.en';

interface FamilyPhoneProps {
  /** The account's own number, which no SMS reaches. */
  own: string;
  waiting: CodesAnswer['familyPhone'];
}

/** R52: the number in India that families ring, and that a code verifies in place of the own one. */
export function FamilyPhone({ own, waiting }: FamilyPhoneProps) {
  const texts = useVerifyTexts();
  const [asked, setAsked] = useState(waiting);
  return (
    <>
      <Notice title={texts.familyTitle(readablePhone(own))}>{texts.familyText}</Notice>
      {asked ? (
        <Confirm asked={asked} onOther={() => setAsked(null)} />
      ) : (
        <Ask onAsked={(phone, resendAfter) => setAsked({ phone, resendAfter })} />
      )}
    </>
  );
}

function Ask({ onAsked }: { onAsked: (phone: string, resendAfter: number) => void }) {
  const texts = useVerifyTexts();
  const failure = useFailure();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>();
  const asking = useMutation({
    mutationFn: askFamilyPhone,
    onSuccess: ({ resendAfter }, phone) => onAsked(phone, resendAfter),
    onError: (thrown) => setRefusal(isApiError(thrown) ? thrown.fields['phone'] : undefined),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const phone = plainPhone(typed);
    const wrong = FAMILY_PHONE_RULES.phone(phone, {});
    setTyped(phone);
    setRefusal(wrong ?? undefined);
    if (!wrong && !asking.isPending) asking.mutate(phone);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {asking.isError && !refusal && (
        <Notice look="danger" alert>
          {failure(asking.error, MESSAGES.smsSendFailed)}
        </Notice>
      )}
      <TextField
        label={texts.familyLabel}
        hint={texts.familyHint}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={typed}
        error={refusal}
        onChange={({ target }) => {
          setTyped(target.value);
          setRefusal(undefined);
        }}
      />
      <Button type="submit" busy={asking.isPending} className="sm:min-w-48 sm:justify-self-start">
        {asking.isPending ? texts.sending : texts.send}
      </Button>
    </form>
  );
}

function Confirm({ asked, onOther }: { asked: NonNullable<CodesAnswer['familyPhone']>; onOther: () => void }) {
  const texts = useVerifyTexts();
  const [sendings, setSendings] = useState(0);
  return (
    <>
      <p className="wrap-anywhere">{texts.phoneLead(asked.phone)}</p>
      <CodeForm
        key={sendings}
        verify={confirmFamilyPhone}
        fallback={MESSAGES.verificationFailed}
        onRefused={() => undefined}
      />
      <SendCode
        send={() => askFamilyPhone(asked.phone)}
        failed={MESSAGES.smsSendFailed}
        where={asked.phone}
        wait={asked.resendAfter}
        look="again"
        onSent={() => setSendings(sendings + 1)}
        onRefused={undefined}
      />
      <button
        type="button"
        onClick={onOther}
        className="min-h-12 justify-self-start font-semibold text-accent underline underline-offset-4"
      >
        {texts.familyOther}
      </button>
    </>
  );
}
