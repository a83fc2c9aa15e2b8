import { useFormContext, useWatch } from 'react-hook-form';
import { aadhaarFormat, plainIdentityNumber } from '@kalyanam/shared/rules/fields';
import { verhoeffHolds } from '@kalyanam/shared/verhoeff';
import { TextField } from '../../../ui/form/text-field';
import type { ChosenFiles } from '../files/use-chosen-files';
import { DocumentPicker } from '../files/document-picker';
import { PhotoPicker } from '../files/photo-picker';
import { useRegisterTexts } from '../register.en';
import type { Registration } from '../registration';
import { useFormField } from '../../../domain/profile-form/use-field';
import { Agreement } from './agreement';

/** R16: what is doubtful about a number of the right length; nothing of it refuses the number. */
function doubtAbout(typed: string): 'aadhaarBeginning' | 'aadhaarWarning' | null {
  if (aadhaarFormat(typed, {}) !== null) return null;
  const digits = plainIdentityNumber(typed);
  if (/^[01]/.test(digits)) return 'aadhaarBeginning';
  return verhoeffHolds(digits) ? null : 'aadhaarWarning';
}

export function DocumentsStep({ files }: { files: ChosenFiles }) {
  const texts = useRegisterTexts();
  const field = useFormField<Registration>();
  const { control } = useFormContext<Registration>();
  const doubt = doubtAbout(useWatch({ control, name: 'aadhaarNumber' }));
  return (
    <>
      <PhotoPicker files={files} />
      <div className="grid gap-6 border-t border-line pt-6">
        <h3 className="text-xl">{texts.identityHeading}</h3>
        <TextField
          label={texts.aadhaarNumber}
          hint={
            <>
              {doubt && <p className="font-semibold text-amber">{texts[doubt]}</p>}
              {texts.teamOnly}
            </>
          }
          inputMode="numeric"
          autoComplete="off"
          {...field('aadhaarNumber')}
        />
        <DocumentPicker kind="aadhaar" label={texts.aadhaarFile} hint={texts.documentHint} files={files} />
        <TextField
          label={texts.panNumber}
          hint={texts.teamOnly}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('panNumber')}
        />
        <DocumentPicker kind="pan" label={texts.panFile} hint={texts.panHint} files={files} />
      </div>
      <Agreement />
    </>
  );
}
