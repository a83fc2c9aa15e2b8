import { readablePhone } from '@kalyanam/shared/base/phone';
import type { Member } from '../../../session/member';
import { RowFixed, RowList } from '../../../ui/row-list';
import { GroupRow, LoginRows, ReadingRows } from './common-rows';
import { DataRow } from './data-row';
import { useSettingsTexts } from './settings.en';

/** C14: settings of an account without a profile: its own, and nothing of the candidate's. The invitation proved its number. */
export function FamilySettings({ account: { email, phone } }: { account: Member }) {
  const texts = useSettingsTexts();
  return (
    <RowList label={texts.familyHeading}>
      <ReadingRows />
      <RowFixed icon="mail" title={texts.email} hint={<Address>{email}</Address>} />
      <RowFixed icon="phone" title={texts.phone} hint={<Address>{readablePhone(phone)}</Address>} />
      <LoginRows />
      <GroupRow />
      <DataRow />
    </RowList>
  );
}

const Address = ({ children }: { children: string }) => (
  <span translate="no" className="wrap-anywhere">
    {children}
  </span>
);
