import { useState } from 'react';
import { DeleteProfile } from '../../../parts/account/delete-profile';
import { useAccountTexts } from '../../../parts/account/account.en';
import { useUndoMarriage } from '../../../parts/account/marriage.queries';
import { lazyPart } from '../../../shell/lazy-part';
import { SwitchField } from '../../../ui/form/switch-field';
import { RowButton, RowList } from '../../../ui/row-list';
import { saveFile } from '../../../ui/save-file';
import { showToast } from '../../../ui/toast';
import { FamilyConsent } from './family-consent';
import { FormRow } from './form-row';
import { GivenConsent } from './given-consent';
import { PasswordForm } from './password-form';
import { PhotoConsent } from './photo-consent';
import { exportData } from './settings.queries';
import { SheetRow } from './sheet-row';
import { useSettingsTexts } from './settings.en';

const MarriageDialog = lazyPart(async () => (await import('../../../parts/account/marriage-dialog')).MarriageDialog);

const FILE_NAME = 'kalyanam-my-data.json';

/**
 * R31: everything kept about the member, what of it can be taken back, and its end.
 *
 * @param married whether the profile is hidden as married; undefined for a family account, which has none
 */
export function DataRow({ married }: { married?: boolean }) {
  const texts = useSettingsTexts();
  const { family } = useAccountTexts();
  const ofFamily = married === undefined;
  const save = async (password: string) => {
    const answer = await exportData(password);
    saveFile(FILE_NAME, new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }));
    showToast(texts.downloaded);
  };
  return (
    <SheetRow icon="download" title={texts.data} hint={ofFamily ? undefined : texts.dataHint}>
      <RowList>
        <FormRow icon="download" title={texts.download} hint={texts.dataLead} act={texts.download}>
          {(close) => (
            <PasswordForm act={save} onDone={close} button={texts.download} busy={texts.downloading}>
              <p className="text-muted">{texts.dataLead}</p>
            </PasswordForm>
          )}
        </FormRow>
        {!ofFamily && (
          <>
            <PhotoConsent />
            <GivenConsent kind="horoscope" icon="moon" />
            <FamilyConsent />
            <GivenConsent kind="biodata-link" icon="file" />
          </>
        )}
      </RowList>
      <RowList>
        {!ofFamily && <Married married={married} />}
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
    </SheetRow>
  );
}

function Married({ married }: { married: boolean }) {
  const texts = useSettingsTexts();
  const { undo, isPending } = useUndoMarriage();
  const [telling, setTelling] = useState(false);
  return (
    <li>
      {telling && <MarriageDialog onClose={() => setTelling(false)} />}
      <SwitchField
        row
        icon="ring"
        label={texts.marriedSwitch}
        hint={texts.marriedLead}
        checked={married && !isPending}
        onChange={(event) => {
          if (event.target.checked) setTelling(true);
          else if (!isPending) undo();
        }}
      />
    </li>
  );
}
