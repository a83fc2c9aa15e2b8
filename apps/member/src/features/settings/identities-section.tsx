import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { LinkedIdentity, UnlinkRequest } from '@kalyanam/shared/contracts/account';
import { UNLINK_RULES } from '@kalyanam/shared/rules/settings.rules';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/form/password-field';
import { Section } from '../../ui/section';
import { showToast } from '../../ui/toast-store';
import { Refused } from './refused';
import { unlinkIdentities, useShowAccount } from './settings.queries';
import { useSettingsTexts } from './settings.texts';
import { wrongPassword } from './wrong-password';

const resolver = rulesResolver<UnlinkRequest>(UNLINK_RULES);

/** R1: the services that sign in to the account; unlinked all at once, behind the password. */
export function IdentitiesSection({ linked }: { linked: readonly LinkedIdentity[] }) {
  const texts = useSettingsTexts();
  const language = useLanguage();
  const showAccount = useShowAccount();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<UnlinkRequest>({ resolver, defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    setFailed(null);
    try {
      showAccount(await unlinkIdentities(password));
      showToast(texts.unlinked);
    } catch (thrown) {
      if (wrongPassword(form, 'password', thrown)) return;
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  return (
    <Section title={texts.identities}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="text-muted">{texts.identitiesLead}</p>
        <ul className="grid gap-2">
          {linked.map(({ label, linkedAt }) => (
            <li key={label + linkedAt} className="wrap-anywhere">
              {label}{' '}
              <span className="text-small text-muted">({texts.linkedSince(formatDay(linkedAt, language))})</span>
            </li>
          ))}
        </ul>
        <Refused error={failed} />
        <PasswordField
          label={texts.presentPassword}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" look="secondary" busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? texts.unlinking : texts.unlink}
        </Button>
      </form>
    </Section>
  );
}
