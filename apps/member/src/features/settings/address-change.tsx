import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { EMAIL_CHANGE_RULES, PHONE_CHANGE_RULES } from '@kalyanam/shared/rules/settings.rules';
import { plainPhone } from '@kalyanam/shared/phone';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/form/password-field';
import { TextField } from '../../ui/form/text-field';
import { CodeStep } from './code-step';
import { Refused } from './refused';
import { askChange, type Channel } from './settings.queries';
import { useSettingsTexts } from './settings.en';

interface AddressChangeProps {
  channel: Channel;
  waiting: string | null;
  onDone: () => void;
}

interface Asked {
  address: string;
  resendAfter: number;
}

/** First the new address with the current password, then the code that went there. */
export function AddressChange({ channel, waiting, onDone }: AddressChangeProps) {
  const [asked, setAsked] = useState<Asked | null>(waiting ? { address: waiting, resendAfter: 0 } : null);
  return asked ? (
    <CodeStep
      channel={channel}
      address={asked.address}
      wait={asked.resendAfter}
      onAgain={() => setAsked(null)}
      onDone={onDone}
    />
  ) : (
    <AskStep channel={channel} address={waiting ?? ''} onAsked={setAsked} />
  );
}

interface Values {
  email: string;
  phone: string;
  password: string;
}

const RESOLVERS = {
  email: rulesResolver<Values>(EMAIL_CHANGE_RULES),
  phone: rulesResolver<Values>(PHONE_CHANGE_RULES),
};
const INPUTS = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
} as const;

function AskStep({ channel, address, onAsked }: { channel: Channel; address: string; onAsked: (to: Asked) => void }) {
  const texts = useSettingsTexts();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<Values>({
    resolver: RESOLVERS[channel],
    defaultValues: { email: '', phone: '', password: '', [channel]: address },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailed(null);
    const wanted = channel === 'phone' ? plainPhone(values.phone) : values.email.trim();
    try {
      const { resendAfter } = await askChange(channel, wanted, values.password);
      onAsked({ address: wanted, resendAfter });
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Refused error={failed} />
      <TextField
        label={texts.newAddress[channel]}
        hint={texts.newHint[channel]}
        {...INPUTS[channel]}
        autoCapitalize="none"
        spellCheck={false}
        error={errors[channel]?.message}
        {...form.register(channel)}
      />
      <PasswordField
        label={texts.presentPassword}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" busy={isSubmitting} className="w-full">
        {isSubmitting ? texts.sendingCode : texts.sendCode}
      </Button>
    </form>
  );
}
