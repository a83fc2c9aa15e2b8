import { readablePhone } from '@kalyanam/shared/base/phone';
import type { Member } from '../../../session/member';
import { RowFixed, RowList } from '../../../ui/row-list';
import { GroupRow, LoginRows, ReadingRows, Shown } from './common-rows';
import { DataRow } from './data-row';
import { useSettingsTexts } from './settings.en';

/** C14: settings of an account without a profile: its own, and nothing of the candidate's. The invitation proved its number. */
export function FamilySettings({ account: { email, phone } }: { account: Member }) {
  const texts = useSettingsTexts();
  return (
    <RowList label={texts.familyHeading}>
      <ReadingRows />
      <RowFixed icon="mail" title={texts.email} hint={<Shown>{email}</Shown>} />
      <RowFixed icon="phone" title={texts.phone} hint={<Shown>{readablePhone(phone)}</Shown>} />
      <LoginRows />
      <GroupRow />
      <DataRow />
    </RowList>
  );
}
