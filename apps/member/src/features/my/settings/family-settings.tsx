import { readablePhone } from '@kalyanam/shared/base/phone';
import type { Member } from '../../../session/member';
import { PATHS } from '../../../shell/paths';
import { Icon } from '../../../ui/icon';
import { RowLink, RowList } from '../../../ui/row-list';
import { DataGroup } from './data-group';
import { FormRow } from './form-row';
import { Group, Part } from './group';
import { LanguageChoice } from './language-choice';
import { PasswordChangeForm } from './password-change-form';
import { Sessions } from './sessions';
import { useSettingsTexts } from './settings.en';

/** C14: settings of an account without a profile: its own, and nothing of the candidate's. */
export function FamilySettings({ account: { email, phone } }: { account: Member }) {
  const texts = useSettingsTexts();
  return (
    <>
      <Group id="account" title={texts.account}>
        <RowList>
          <Stated icon="mail" title={texts.email} value={email} />
          <Stated icon="phone" title={texts.phone} value={readablePhone(phone)} />
          <FormRow icon="lock" title={texts.password} value={texts.changeShort} act={texts.changePassword}>
            {(close) => <PasswordChangeForm onDone={close} />}
          </FormRow>
          <RowLink to={PATHS.help} icon="letters" title={texts.reading} />
          <RowLink to={PATHS.desk} icon="family" title={texts.seats} hint={texts.seatsHint} />
        </RowList>
        <Part title={texts.language} lead={texts.languageLead}>
          <LanguageChoice />
        </Part>
        <Part title={texts.sessions}>
          <Sessions />
        </Part>
      </Group>
      <DataGroup ofFamily />
    </>
  );
}

/** Where it is reached; the invitation proved the number. */
const Stated = ({ icon, title, value }: { icon: 'mail' | 'phone'; title: string; value: string }) => (
  <li className="flex min-h-14 items-center gap-4 px-4 py-2.5">
    <Icon name={icon} className="size-6 text-accent" />
    <div className="min-w-0">
      <p>{title}</p>
      <p translate="no" className="text-small text-muted wrap-anywhere">
        {value}
      </p>
    </div>
  </li>
);
