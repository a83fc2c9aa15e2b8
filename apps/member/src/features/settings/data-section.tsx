import { Section } from '../../ui/section';
import { showToast } from '../../ui/toast';
import { PasswordForm } from './password-form';
import { saveFile } from './save-file';
import { exportData } from './settings.queries';
import { useSettingsTexts } from './settings.en';

const FILE_NAME = 'kalyanam-my-data.json';

/** R31: everything kept about the member, behind her password. */
export function DataSection() {
  const texts = useSettingsTexts();
  const save = async (password: string) => {
    const answer = await exportData(password);
    saveFile(FILE_NAME, JSON.stringify(answer, null, 2), 'application/json');
    showToast(texts.downloaded);
  };
  return (
    <Section title={texts.data}>
      <PasswordForm act={save} button={texts.download} busy={texts.downloading}>
        <p className="text-muted">{texts.dataLead}</p>
      </PasswordForm>
    </Section>
  );
}
