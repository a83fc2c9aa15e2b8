import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { LinkedIdentity } from '@kalyanam/shared/contracts/account';
import { Section } from '../../ui/section';
import { showToast } from '../../ui/toast';
import { PasswordForm } from './password-form';
import { unlinkIdentities, useShowAccount } from './settings.queries';
import { useSettingsTexts } from './settings.en';

/** R1: the services that sign in to the account; unlinked all at once, behind the password. */
export function IdentitiesSection({ linked }: { linked: readonly LinkedIdentity[] }) {
  const texts = useSettingsTexts();
  const language = useLanguage();
  const showAccount = useShowAccount();
  const unlink = async (password: string) => {
    showAccount(await unlinkIdentities(password));
    showToast(texts.unlinked);
  };
  return (
    <Section title={texts.identities}>
      <PasswordForm act={unlink} button={texts.unlink} busy={texts.unlinking}>
        <p className="text-muted">{texts.identitiesLead}</p>
        <ul className="grid gap-2">
          {linked.map(({ label, linkedAt }) => (
            <li key={label + linkedAt} className="wrap-anywhere">
              {label}{' '}
              <span className="text-small text-muted">({texts.linkedSince(formatDay(linkedAt, language))})</span>
            </li>
          ))}
        </ul>
      </PasswordForm>
    </Section>
  );
}
