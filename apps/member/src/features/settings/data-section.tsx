import { Section } from '../../ui/section';
import { showToast } from '../../ui/toast';
import { PasswordForm } from './password-form';
import { exportData } from './settings.queries';
import { useSettingsTexts } from './settings.en';

const FILE_NAME = 'kalyanam-my-data.json';

/** The browser reads the file after the click. */
const KEPT_MS = 10_000;

/** Hands a text to the browser as a download. */
function saveFile(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** R31: everything kept about the member, behind their password. */
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
