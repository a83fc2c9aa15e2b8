import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { PasswordChange } from '@kalyanam/shared/contracts/account';
import { PASSWORD_CHANGE_RULES } from '@kalyanam/shared/topics/account/settings.rules';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/form/password-field';
import { showToast } from '../../../ui/toast';
import { Refused } from './refused';
import { ownAccount } from '../../../parts/account/my-profile.queries';
import { changePassword, ownSessions } from './settings.queries';
import { useSettingsTexts } from './settings.en';
import { useAccountTexts } from '../../../parts/account/account.en';

const resolver = rulesResolver<PasswordChange>(PASSWORD_CHANGE_RULES);
const EMPTY: PasswordChange = { current: '', password: '' };

export function PasswordChangeForm({ onDone }: { onDone: () => void }) {
  const texts = useSettingsTexts();
  const accountTexts = useAccountTexts();
  const client = useQueryClient();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<PasswordChange>({ resolver, defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (change) => {
    setFailed(null);
    try {
      await changePassword(change);
      onDone();
      showToast(texts.passwordChanged);
      await Promise.all([ownSessions, ownAccount].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Refused error={failed} />
      <PasswordField
        label={accountTexts.currentPassword}
        autoComplete="current-password"
        error={errors.current?.message}
        {...form.register('current')}
      />
      <PasswordField
        label={texts.newPassword}
        hint={texts.newPasswordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" busy={isSubmitting} className="w-full">
        {isSubmitting ? texts.changing : texts.changePassword}
      </Button>
    </form>
  );
}
