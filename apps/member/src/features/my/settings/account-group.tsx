import type { Account } from '@kalyanam/shared/contracts/account';
import { readablePhone } from '@kalyanam/shared/base/phone';
import { PATHS } from '../../../shell/paths';
import { RowLink, RowList } from '../../../ui/row-list';
import { AddressChange } from './address-change';
import { FormRow } from './form-row';
import { Group, Part } from './group';
import { IdentitiesRow } from './identities-row';
import { LanguageChoice } from './language-choice';
import { PasswordChangeForm } from './password-change-form';
import { PhoneAbroad } from './phone-abroad';
import { Sessions } from './sessions';
import type { Channel } from './settings.queries';
import { useSettingsTexts } from './settings.en';

export function AccountGroup({ account }: { account: Account }) {
  const texts = useSettingsTexts();
  return (
    <Group id="account" title={texts.account}>
      <RowList>
        <Address channel="email" present={account.email} proved={account.emailVerified} waiting={account.newEmail} />
        <Address channel="phone" present={account.phone} proved={account.phoneVerified} waiting={account.newPhone} />
        {account.phoneAbroad && <PhoneAbroad phone={account.phoneAbroad} />}
        <FormRow icon="lock" title={texts.password} value={texts.changeShort} act={texts.changePassword}>
          {(close) => <PasswordChangeForm onDone={close} />}
        </FormRow>
        <RowLink to={PATHS.help} icon="letters" title={texts.reading} />
        {account.linkedIdentities.length > 0 && <IdentitiesRow linked={account.linkedIdentities} />}
      </RowList>
      <Part title={texts.language} lead={texts.languageLead}>
        <LanguageChoice />
      </Part>
      <Part title={texts.sessions}>
        <Sessions />
      </Part>
    </Group>
  );
}

interface AddressProps {
  channel: Channel;
  present: string;
  proved: boolean;
  /** A new address whose code was not typed yet. */
  waiting: string | null;
}

function Address({ channel, present, proved, waiting }: AddressProps) {
  const texts = useSettingsTexts();
  return (
    <FormRow
      icon={channel === 'email' ? 'mail' : 'phone'}
      title={texts[channel]}
      hint={
        <>
          <span className="wrap-anywhere">
            {`${channel === 'phone' ? readablePhone(present) : present} (${proved ? texts.proved : texts.notProved})`}
          </span>
          {waiting && (
            <span className="block text-amber wrap-anywhere">{texts.waitsForCode(readablePhone(waiting))}</span>
          )}
        </>
      }
      value={texts.changeShort}
      act={texts.change[channel]}
    >
      {(close) => <AddressChange channel={channel} waiting={waiting} onDone={close} />}
    </FormRow>
  );
}
