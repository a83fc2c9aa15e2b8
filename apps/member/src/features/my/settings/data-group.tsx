import { DeleteProfile } from '../../../parts/account/delete-profile';
import { useAccountTexts } from '../../../parts/account/account.en';
import { RowButton, RowList } from '../../../ui/row-list';
import { saveFile } from '../../../ui/save-file';
import { showToast } from '../../../ui/toast';
import { FormRow } from './form-row';
import { Group } from './group';
import { PasswordForm } from './password-form';
import { exportData } from './settings.queries';
import { useSettingsTexts } from './settings.en';

const FILE_NAME = 'kalyanam-my-data.json';

/** R31: everything kept about the member, and its end; both behind their password. */
export function DataGroup({ ofFamily = false }: { ofFamily?: boolean }) {
  const texts = useSettingsTexts();
  const { family } = useAccountTexts();
  const save = async (password: string) => {
    const answer = await exportData(password);
    saveFile(FILE_NAME, new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }));
    showToast(texts.downloaded);
  };
  return (
    <Group id="data" title={texts.data}>
      <RowList>
        <FormRow icon="download" title={texts.download} hint={texts.dataLead} act={texts.download}>
          {(close) => (
            <PasswordForm act={save} onDone={close} button={texts.download} busy={texts.downloading}>
              <p className="text-muted">{texts.dataLead}</p>
            </PasswordForm>
          )}
        </FormRow>
        <DeleteProfile
          face={(face) => (
            <RowButton
              icon="trash"
              look="danger"
              title={ofFamily ? family.deleteAccount : face.title}
              hint={ofFamily ? family.deleteLead : face.hint}
              onPress={face.onPress}
              onNear={face.onNear}
            />
          )}
        />
      </RowList>
    </Group>
  );
}
