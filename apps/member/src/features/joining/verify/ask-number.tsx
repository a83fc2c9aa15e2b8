import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { isApiError } from '@kalyanam/web/api-error';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { useFailure } from '../../../ui/texts/sentences';
import { useVerifyTexts } from './verify.en';
import { useCommonTexts } from '../../../ui/texts/common.en';

interface FieldOfNumber {
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

interface AskNumberProps {
  before?: string;
  refusalOf: (phone: string) => string | null;
  ask: (phone: string) => Promise<{ resendAfter: number }>;
  onAsked: (phone: string, wait: number) => void;
  field: (field: FieldOfNumber) => ReactNode;
  /** Beside the button. */
  children?: ReactNode;
}

/** Another number than the account's own, to which a code goes. */
export function AskNumber({ before = '', refusalOf, ask, onAsked, field, children }: AskNumberProps) {
  const texts = useVerifyTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const [typed, setTyped] = useState(before);
  const [refusal, setRefusal] = useState<string | undefined>();
  const asking = useMutation({
    mutationFn: ask,
    onSuccess: ({ resendAfter }, phone) => onAsked(phone, resendAfter),
    onError: (thrown) => setRefusal(isApiError(thrown) ? thrown.fields['phone'] : undefined),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const phone = plainPhone(typed);
    const wrong = refusalOf(phone);
    setTyped(phone);
    setRefusal(wrong ?? undefined);
    if (!wrong && !asking.isPending) asking.mutate(phone);
  };
  const change = (value: string) => {
    setTyped(value);
    setRefusal(undefined);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {!refusal && <FailureNotice failed={asking.error}>{failure(asking.error, MESSAGES.smsSendFailed)}</FailureNotice>}
      {field({ value: typed, error: refusal, onChange: change })}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={asking.isPending} className="sm:min-w-48">
          {asking.isPending ? common.sending : texts.send}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** Back from the code to the number. */
export function OtherNumber({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-12 justify-self-start font-semibold text-accent underline underline-offset-4"
    >
      {children}
    </button>
  );
}
