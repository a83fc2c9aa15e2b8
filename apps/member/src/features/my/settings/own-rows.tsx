import { readablePhone } from '@kalyanam/shared/base/phone';
import type { Account } from '@kalyanam/shared/contracts/account';
import { PATHS } from '../../../shell/paths';
import { RowLink, RowList } from '../../../ui/row-list';
import { AddressChange } from './address-change';
import { GroupRow, LoginRows, ReadingRows, Shown } from './common-rows';
import { DataRow } from './data-row';
import { FormRow } from './form-row';
import { IdentitiesRow } from './identities-row';
import { Mails } from './mails';
import { PhoneAbroad } from './phone-abroad';
import type { Channel } from './settings.queries';
import { SheetRow } from './sheet-row';
import { useSettingsTexts } from './settings.en';

/** The settings of a candidate, each behind a row. */
export function OwnRows({ account }: { account: Account }) {
  const texts = useSettingsTexts();
  return (
    <RowList label={texts.heading}>
      <ReadingRows />
      <SheetRow icon="bell" title={texts.notifications}>
        <Mails declined={account.declinedMails} />
      </SheetRow>
      <RowLink to={PATHS.whoSeesWhat} icon="eye" title={texts.whoSees} hint={texts.whoSeesHint} />
      <SheetRow icon="mail" title={texts.addresses} hint={<Shown>{account.email}</Shown>}>
        <RowList>
          <Address channel="email" present={account.email} proved={account.emailVerified} waiting={account.newEmail} />
          <Address channel="phone" present={account.phone} proved={account.phoneVerified} waiting={account.newPhone} />
          {account.phoneAbroad && <PhoneAbroad phone={account.phoneAbroad} />}
        </RowList>
      </SheetRow>
      <LoginRows />
      {account.linkedIdentities.length > 0 && <IdentitiesRow linked={account.linkedIdentities} />}
      <GroupRow />
      <DataRow married={account.married} />
    </RowList>
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
