import { useLanguage } from '@kalyanam/web/i18n/language';
import { isOffered } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { useSessionUser } from '../../../session/session';
import { RowLink } from '../../../ui/row-list';
import { useVocabulary } from '../../../ui/texts/vocabulary';
import { FormRow } from './form-row';
import { LanguageChoice } from './language-choice';
import { PasswordChangeForm } from './password-change-form';
import { Sessions } from './sessions';
import { SheetRow } from './sheet-row';
import { useSettingsTexts } from './settings.en';

/** How the application is read, by everyone. */
export function ReadingRows() {
  const texts = useSettingsTexts();
  const language = useLanguage();
  const { label } = useVocabulary();
  return (
    <>
      <SheetRow icon="globe" title={texts.language} value={label('language', language)}>
        <p className="text-muted">{texts.languageLead}</p>
        <LanguageChoice />
      </SheetRow>
      <RowLink to={PATHS.help} icon="letters" title={texts.reading} />
    </>
  );
}

/** An email or a number on a row. */
export const Shown = ({ children }: { children: string }) => (
  <span translate="no" className="wrap-anywhere">
    {children}
  </span>
);

/** How every account is entered. */
export function LoginRows() {
  const texts = useSettingsTexts();
  return (
    <>
      <FormRow icon="lock" title={texts.password} act={texts.changePassword}>
        {(close) => <PasswordChangeForm onDone={close} />}
      </FormRow>
      <SheetRow icon="device" title={texts.sessions}>
        <Sessions />
      </SheetRow>
    </>
  );
}

/** The people one looks together with. */
export function GroupRow() {
  const texts = useSettingsTexts();
  const user = useSessionUser();
  if (!isOffered(user, 'desk')) return null;
  return (
    <RowLink
      to={PATHS.desk}
      icon="family"
      title={user?.family ? texts.seats : texts.group}
      hint={user?.family ? texts.seatsHint : undefined}
    />
  );
}
