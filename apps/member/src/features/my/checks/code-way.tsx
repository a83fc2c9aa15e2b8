import { useMutation } from '@tanstack/react-query';
import { isApiError } from '@kalyanam/web/api-error';
import { plainEmail } from '@kalyanam/shared/base/email';
import type { CheckFact } from '@kalyanam/shared/base/domain/lists';
import { CODE_RULES } from '@kalyanam/shared/topics/account/account.rules';
import { WORK_EMAIL_RULES } from '@kalyanam/shared/topics/verification/check.rules';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/form/code-field';
import { useFailure, useSentence } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useCooldown } from '../../../ui/use-cooldown';
import { useChecksTexts } from './checks.en';
import { confirmCheckCode, sendCheckCode, useShowChecks } from './checks.queries';
import { EmailField } from '../../../ui/form/text-field';
import { useCommonTexts } from '../../../ui/texts/common.en';

interface CodeWayProps {
  fact: CheckFact;
  onDone: () => void;
}

/** A code to a work address, or again to an own one, and then the code that came. */
export function CodeWay({ fact, onDone }: CodeWayProps) {
  const texts = useChecksTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const say = useSentence();
  const show = useShowChecks();
  const { left, start } = useCooldown();
  const work = fact === 'employment';
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);

  const sending = useMutation({
    mutationFn: (address: string) => sendCheckCode(fact, address),
    onSuccess: ({ resendAfter }, address) => {
      start(resendAfter);
      setSentTo(address);
    },
  });
  const confirming = useMutation({
    mutationFn: () => confirmCheckCode(fact, code),
    onSuccess: (answer) => {
      show(answer);
      showToast(texts.confirmed);
      onDone();
    },
  });

  const askForCode = (event?: FormEvent) => {
    event?.preventDefault();
    const address = work ? plainEmail(email) : '';
    const wrong = work ? WORK_EMAIL_RULES.email(address, {}) : null;
    setRefusal(wrong && say(wrong));
    if (!wrong && !sending.isPending) sending.mutate(address);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = CODE_RULES.code(code, {});
    setRefusal(wrong && say(wrong));
    if (!wrong && !confirming.isPending) confirming.mutate();
  };
  const heed = () => {
    setRefusal(null);
    sending.reset();
    confirming.reset();
  };
  const takeOtherAddress = () => {
    heed();
    setCode('');
    setSentTo(null);
  };
  const notSent = sending.isError ? said(sending.error, failure, say) : undefined;

  if (sentTo === null)
    return (
      <form noValidate onSubmit={askForCode} className="grid gap-3">
        {work ? (
          <EmailField
            label={texts.workEmail}
            hint={texts.workEmailHint}
            autoComplete="off"
            // Back from the code, to correct the address.
            autoFocus={email !== ''}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              heed();
            }}
            error={refusal ?? notSent}
          />
        ) : (
          notSent && (
            <p role="alert" className="text-danger">
              {notSent}
            </p>
          )
        )}
        <Button type="submit" busy={sending.isPending} disabled={left > 0} className="justify-self-start tabular-nums">
          {left > 0 ? common.codeAgainIn(left) : sending.isPending ? common.sending : texts.sendCode}
        </Button>
      </form>
    );
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <p role="status" className="wrap-anywhere">
        {sentTo ? texts.codeSent(sentTo) : texts.codeSentOwn}
      </p>
      <CodeField
        label={texts.code}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          heed();
        }}
        error={refusal ?? (confirming.isError ? failure(confirming.error) : notSent)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={confirming.isPending}>
          {confirming.isPending ? texts.confirming : texts.confirm}
        </Button>
        <Button look="secondary" disabled={left > 0} onClick={() => askForCode()} className="tabular-nums">
          {left > 0 ? common.codeAgainIn(left) : texts.again}
        </Button>
        {work && (
          <Button look="quiet" onClick={takeOtherAddress}>
            {texts.otherAddress}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The server's sentence for the field, where it has one. */
function said(thrown: unknown, failure: (thrown: unknown) => string, say: (sentence: string) => string): string {
  const field = isApiError(thrown) ? thrown.fields?.['email'] : undefined;
  return field ? say(field) : failure(thrown);
}
