import { CardHelp } from '../../../../parts/documents/card-help';
import { type Candidate, useCandidateWords } from '../../../../ui/texts/candidate-words.en';
import { useDocumentTexts } from '../../../../parts/documents/documents.en';
import { IdentityChoice, useIdentityKind } from '../../../../parts/documents/identity-choice';
import { IdentityNumberField, PanNumberField } from '../../../../parts/documents/number-fields';
import { Icon } from '../../../../ui/icon';
import type { ChosenFiles } from '../files/use-chosen-files';
import { DocumentPicker } from '../files/document-picker';
import { useRegisterTexts } from '../register.en';

interface IdentityPartProps {
  files: ChosenFiles;
  candidate: Candidate;
}

export function IdentityPart({ files, candidate }: IdentityPartProps) {
  const texts = useRegisterTexts();
  const documents = useDocumentTexts();
  const { hints } = useCandidateWords()[candidate];
  const kind = useIdentityKind();
  return (
    <>
      <p className="flex gap-3 rounded-control border border-leaf bg-leaf-ground px-4 py-3">
        <Icon name="lock" className="mt-0.5 size-6 text-leaf" />
        <span>
          <span className="block font-semibold">{texts.safe.title}</span>
          {texts.safe.text}
        </span>
      </p>
      <IdentityChoice onChosen={files.forgetIdentity} />
      {kind && (
        <>
          <IdentityNumberField kind={kind} hint={hints.card} />
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
export function PanPart({ files }: Pick<IdentityPartProps, 'files'>) {
  const texts = useRegisterTexts();
  if (!useIdentityKind()) return null;
  return (
    <>
      <PanNumberField />
      <DocumentPicker kind="pan" label={texts.panFile} hint={texts.fileHint} files={files} />
    </>
  );
}
