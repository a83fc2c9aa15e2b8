import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { CODE_RULES } from '@kalyanam/shared/topics/account/account.rules';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/form/code-field';
import { useFailure } from '../../../ui/texts/sentences';
import { useVerifyTexts } from './verify.en';

interface CodeFormProps {
  verify: (code: string) => Promise<void>;
  /** The specified sentence when the server gives none. */
  fallback: string;
  onRefused: (thrown: unknown) => void;
}

export function CodeForm({ verify, fallback, onRefused }: CodeFormProps) {
  const texts = useVerifyTexts();
  const failure = useFailure();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const verifying = useMutation({ mutationFn: verify, onError: onRefused });
  const error = refusal ?? (verifying.isError ? failure(verifying.error, fallback) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = CODE_RULES.code(code, {});
    setRefusal(wrong);
    if (!wrong && !verifying.isPending) verifying.mutate(code);
  };
  const change = (typed: string) => {
    setCode(typed);
    setRefusal(null);
    verifying.reset();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <CodeField label={texts.code} value={code} onChange={change} error={error} />
      <Button type="submit" busy={verifying.isPending} className="sm:min-w-48 sm:justify-self-start">
        {verifying.isPending ? texts.verifying : texts.verify}
      </Button>
    </form>
  );
}
