import { useState } from 'react';
import { useController, useForm, type Control } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { EMAIL_CHANGE_RULES, PHONE_CHANGE_RULES } from '@kalyanam/shared/topics/account/settings.rules';
import { readablePhone } from '@kalyanam/shared/base/phone';
import { PhoneField } from '../../../parts/phone/phone-field';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/form/password-field';
import { showToast } from '../../../ui/toast';
import { CodeStep } from './code-step';
import { Refused } from './refused';
import { askChange, useReloadAccount, type Channel } from './settings.queries';
import { useSettingsTexts } from './settings.en';
import { EmailField } from '../../../ui/form/text-field';
import { useAccountTexts } from '../../../parts/account/account.en';
import { useCommonTexts } from '../../../ui/texts/common.en';

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
      address={channel === 'phone' ? readablePhone(asked.address) : asked.address}
      wait={asked.resendAfter}
      onAgain={() => setAsked(null)}
      onDone={onDone}
    />
  ) : (
    <AskStep channel={channel} address={waiting ?? ''} onAsked={setAsked} onStated={onDone} />
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
interface AskStepProps {
  channel: Channel;
  address: string;
  onAsked: (to: Asked) => void;
  /** R52: a number that no SMS reaches, and so without a code. */
  onStated: () => void;
}

function AskStep({ channel, address, onAsked, onStated }: AskStepProps) {
  const texts = useSettingsTexts();
  const common = useCommonTexts();
  const accountTexts = useAccountTexts();
  const reload = useReloadAccount();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<Values>({
    resolver: RESOLVERS[channel],
    defaultValues: { email: '', phone: '', password: '', [channel]: address },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailed(null);
    const wanted = channel === 'phone' ? values.phone : values.email;
    try {
      const { resendAfter, stated } = await askChange(channel, wanted, values.password);
      if (stated) {
        showToast(texts.phoneStated);
        await reload();
        return onStated();
      }
      onAsked({ address: wanted, resendAfter });
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Refused error={failed} />
      {channel === 'phone' ? (
        <NewPhone control={form.control} />
      ) : (
        <EmailField
          label={texts.newAddress.email}
          hint={texts.newHint.email}
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
      )}
      <PasswordField
        label={accountTexts.currentPassword}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" busy={isSubmitting} className="w-full">
        {isSubmitting ? common.sending : texts.sendCode}
      </Button>
    </form>
  );
}

function NewPhone({ control }: { control: Control<Values> }) {
  const texts = useSettingsTexts();
  const { field, fieldState } = useController({ control, name: 'phone' });
  const { ref, ...phone } = field;
  return (
    <PhoneField
      label={texts.newAddress.phone}
      hint={texts.newHint.phone}
      noSmsHint={texts.noSmsHint}
      error={fieldState.error?.message}
      inputRef={ref}
      {...phone}
    />
  );
}
