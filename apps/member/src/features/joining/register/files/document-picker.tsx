import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { FilePreview } from '../../../../parts/files/file-preview';
import { Field } from '../../../../ui/form/field';
import { Icon } from '../../../../ui/icon';
import { useFileTexts } from '../../../../parts/files/files.en';
import { useRegisterTexts } from '../register.en';
import { FileButton } from '../../../../parts/files/file-button';
import type { ChosenFiles } from './use-chosen-files';

interface DocumentPickerProps {
  kind: DocumentKind;
  label: string;
  hint: string;
  files: ChosenFiles;
}

export function DocumentPicker({ kind, label, hint, files }: DocumentPickerProps) {
  const texts = useRegisterTexts();
  const fileTexts = useFileTexts();
  const file = files.documents[kind];
  const standing = kind !== 'pan' ? { note: texts.neededLater } : { optional: true };
  return (
    <div>
      <Field label={label} hint={hint} error={files.documentErrors[kind]} {...standing}>
        {(control) => (
          <FileButton control={control} onPick={([picked]) => void files.chooseDocument(kind, picked)}>
            <Icon name="file" />
            {fileTexts.chooseFile}
          </FileButton>
        )}
      </Field>
      {file && (
        <p className="mt-2 flex w-fit max-w-full items-center gap-2 rounded-control border border-line bg-paper pl-2">
          <FilePreview file={file} alt="" className="h-24 w-30 shrink-0 rounded-control object-contain" />
          <span className="truncate">{file.name}</span>
          <button
            type="button"
            aria-label={texts.removeFile(file.name)}
            onClick={() => void files.chooseDocument(kind, undefined)}
            className="grid size-12 shrink-0 place-items-center text-accent"
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
