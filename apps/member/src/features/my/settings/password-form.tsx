import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { EXPORT_RULES } from '@kalyanam/shared/topics/account/settings.rules';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/form/password-field';
import { Refused } from './refused';
import { useAccountTexts } from '../../../parts/account/account.en';

const resolver = rulesResolver<{ password: string }>(EXPORT_RULES);

interface PasswordFormProps {
  act: (password: string) => Promise<void>;
  onDone: () => void;
  button: string;
  busy: string;
  children: ReactNode;
}

/** A change that needs the current password. */
export function PasswordForm({ act, onDone, button, busy, children }: PasswordFormProps) {
  const accountTexts = useAccountTexts();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<{ password: string }>({ resolver, defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    setFailed(null);
    try {
      await act(password);
      onDone();
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {children}
      <Refused error={failed} />
      <PasswordField
        label={accountTexts.currentPassword}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" busy={isSubmitting} className="w-full">
        {isSubmitting ? busy : button}
      </Button>
    </form>
  );
}
