import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { CODE_RULES } from '@kalyanam/shared/topics/account/account.rules';
import { refreshUser } from '../../../session/ensure-session';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/form/code-field';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useCooldown } from '../../../ui/use-cooldown';
import { confirmChange, useShowAccount, type Channel } from './settings.queries';
import { useSettingsTexts } from './settings.en';
import { useCommonTexts } from '../../../ui/texts/common.en';

interface CodeStepProps {
  channel: Channel;
  address: string;
  /** Seconds until another code may be asked for. */
  wait: number;
  onAgain: () => void;
  onDone: () => void;
}

export function CodeStep({ channel, address, wait, onAgain, onDone }: CodeStepProps) {
  const texts = useSettingsTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const showAccount = useShowAccount();
  const { left, start } = useCooldown();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirming = useMutation({
    mutationFn: () => confirmChange(channel, code),
    onSuccess: (answer) => {
      showAccount(answer);
      showToast(texts.addressChanged[channel]);
      void refreshUser().catch(() => null);
      onDone();
    },
  });
  const error = refusal ?? (confirming.isError ? failure(confirming.error) : undefined);

  useEffect(() => {
    if (wait > 0) start(wait);
  }, [wait, start]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = CODE_RULES.code(code, {});
    setRefusal(wrong);
    if (!wrong && !confirming.isPending) confirming.mutate();
  };
  const type = (typed: string) => {
    setCode(typed);
    setRefusal(null);
    confirming.reset();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="wrap-anywhere">{texts.codeLead(address)}</p>
      <CodeField label={texts.code} hint={texts.codeHint} value={code} onChange={type} error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={confirming.isPending}>
          {confirming.isPending ? texts.confirming : texts.confirm}
        </Button>
        <Button look="secondary" disabled={left > 0} onClick={onAgain} className="tabular-nums">
          {left > 0 ? common.codeAgainIn(left) : texts.again}
        </Button>
      </div>
    </form>
  );
}
