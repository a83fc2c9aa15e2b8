import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { LinkedIdentity } from '@kalyanam/shared/contracts/account';
import { showToast } from '../../../ui/toast';
import { FormRow } from './form-row';
import { PasswordForm } from './password-form';
import { unlinkIdentities, useShowAccount } from './settings.queries';
import { useSettingsTexts } from './settings.en';

/** R1: the services that sign in to the account; all are unlinked together, behind the password. */
export function IdentitiesRow({ linked }: { linked: readonly LinkedIdentity[] }) {
  const texts = useSettingsTexts();
  const language = useLanguage();
  const showAccount = useShowAccount();
  const unlink = async (password: string) => {
    const answer = await unlinkIdentities(password);
    showToast(texts.unlinked);
    showAccount(answer);
  };
  return (
    <FormRow
      icon="globe"
      title={texts.identities}
      hint={<span className="wrap-anywhere">{[...new Set(linked.map(({ label }) => label))].join(', ')}</span>}
      act={texts.identities}
    >
      {(close) => (
        <PasswordForm act={unlink} onDone={close} button={texts.unlink} busy={texts.unlinking}>
          <p className="text-muted">{texts.identitiesLead}</p>
          <ul className="grid gap-2">
            {linked.map(({ label, linkedAt }) => (
              <li key={label + linkedAt} className="wrap-anywhere">
                {label}{' '}
                <span className="text-small text-muted">{`(${texts.linkedSince(formatDay(linkedAt, language))})`}</span>
              </li>
            ))}
          </ul>
        </PasswordForm>
      )}
    </FormRow>
  );
}
