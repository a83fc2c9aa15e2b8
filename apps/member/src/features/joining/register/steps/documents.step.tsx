import { CardHelp } from '../../../../parts/documents/card-help';
import { useDocumentTexts } from '../../../../parts/documents/documents.en';
import { IdentityChoice, useIdentityKind } from '../../../../parts/documents/identity-choice';
import { IdentityNumberField, PanNumberField } from '../../../../parts/documents/number-fields';
import { Icon } from '../../../../ui/icon';
import type { ChosenFiles } from '../files/use-chosen-files';
import { DocumentPicker } from '../files/document-picker';
import { PhotoPicker } from '../files/photo-picker';
import { useRegisterTexts } from '../register.en';
import { Agreement } from './agreement';

interface DocumentsStepProps {
  files: ChosenFiles;
  own: boolean;
}

export function DocumentsStep({ files, own }: DocumentsStepProps) {
  const texts = useRegisterTexts();
  return (
    <>
      <PhotoPicker files={files} />
      <div className="fields border-t border-line pt-5">
        <h3 className="text-xl">{texts.identityHeading}</h3>
        <IdentityPart files={files} own={own} />
        <PanPart files={files} />
      </div>
      <Agreement />
    </>
  );
}

export function IdentityPart({ files, own }: DocumentsStepProps) {
  const texts = useRegisterTexts();
  const documents = useDocumentTexts();
  const kind = useIdentityKind();
  return (
    <>
      <p className="mb-2 flex gap-3 rounded-control border border-leaf bg-leaf-ground px-4 py-3">
        <Icon name="lock" className="mt-0.5 size-6 text-leaf" />
        <span>
          <span className="block font-semibold">{texts.safe.title}</span>
          {texts.safe.text}
        </span>
      </p>
      <IdentityChoice onChosen={files.forgetIdentity} />
      {kind && (
        <>
          <IdentityNumberField kind={kind} hint={!own && texts.othersCard} />
          <CardHelp kind={kind} />
          <DocumentPicker
            kind={kind}
            label={documents.pictures[kind]}
            hint={`${texts.fileHint} ${documents.wanted(kind)}`}
            files={files}
          />
        </>
      )}
    </>
  );
}

/** Asked of a member who has chosen a document. */
export function PanPart({ files }: Pick<DocumentsStepProps, 'files'>) {
  const texts = useRegisterTexts();
  if (!useIdentityKind()) return null;
  return (
    <>
      <PanNumberField />
      <DocumentPicker kind="pan" label={texts.panFile} hint={texts.fileHint} files={files} />
    </>
  );
}
