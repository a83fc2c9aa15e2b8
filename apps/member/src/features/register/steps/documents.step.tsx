import { useFormContext, useWatch } from 'react-hook-form';
import { plainIdentityNumber } from '@kalyanam/shared/identity/number';
import { aadhaarFormat } from '@kalyanam/shared/rules/identity.rules';
import { verhoeffHolds } from '@kalyanam/shared/verhoeff';
import { TextField } from '../../../ui/form/text-field';
import { Icon } from '../../../ui/icon';
import type { ChosenFiles } from '../files/use-chosen-files';
import { DocumentPicker } from '../files/document-picker';
import { PhotoPicker } from '../files/photo-picker';
import { useRegisterTexts } from '../register.en';
import type { Registration } from '../registration';
import { useFormField } from '../../../domain/profile-form/use-field';
import { Agreement } from './agreement';
import { CardHelp } from './card-help';

/** R16: what is doubtful about a number of the right length; nothing of it refuses the number. */
function doubtAbout(typed: string): 'aadhaarBeginning' | 'aadhaarWarning' | null {
  if (aadhaarFormat(typed, {}) !== null) return null;
  const digits = plainIdentityNumber(typed);
  if (/^[01]/.test(digits)) return 'aadhaarBeginning';
  return verhoeffHolds(digits) ? null : 'aadhaarWarning';
}

interface DocumentsStepProps {
  files: ChosenFiles;
  own: boolean;
}

export function DocumentsStep({ files, own }: DocumentsStepProps) {
  const texts = useRegisterTexts();
  const field = useFormField<Registration>();
  const { control } = useFormContext<Registration>();
  const doubt = doubtAbout(useWatch({ control, name: 'aadhaarNumber' }));
  return (
    <>
      <PhotoPicker files={files} />
      <div className="fields border-t border-line pt-5">
        <h3 className="text-xl">{texts.identityHeading}</h3>
        <p className="mb-2 flex gap-3 rounded-control border border-leaf bg-leaf-ground px-4 py-3">
          <Icon name="lock" className="mt-0.5 size-6 text-leaf" />
          <span>
            <span className="block font-semibold">{texts.safe.title}</span>
            {texts.safe.text}
          </span>
        </p>
        <TextField
          label={texts.aadhaarNumber}
          hint={
            <>
              {doubt && <p className="font-semibold text-amber">{texts[doubt]}</p>}
              {!own && texts.othersCard}
            </>
          }
          inputMode="numeric"
          autoComplete="off"
          {...field('aadhaarNumber')}
        />
        <CardHelp />
        <DocumentPicker kind="aadhaar" label={texts.aadhaarFile} hint={texts.documentHint} files={files} />
        <TextField
          label={texts.panNumber}
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
