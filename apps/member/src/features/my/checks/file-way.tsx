import { useMutation } from '@tanstack/react-query';
import { isDocumentFact } from '@kalyanam/shared/topics/verification/checks';
import type { MyCheck } from '@kalyanam/shared/contracts/fact-checks';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import { useState } from 'react';
import { useCheckWords } from '../../../parts/checks/check-words.en';
import { FileButton } from '../../../parts/files/file-button';
import { preparePicture } from '../../../parts/files/prepare-picture';
import { Field } from '../../../ui/form/field';
import { SelectField } from '../../../ui/form/select-field';
import { Icon } from '../../../ui/icon';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useChecksTexts } from './checks.en';
import { sendPaper, useShowChecks } from './checks.queries';
import { useFileTexts } from '../../../parts/files/files.en';

interface FileWayProps {
  check: MyCheck;
  documents: readonly IdentityKind[];
  onDone: () => void;
}

/** One picture, sent as soon as it is chosen; a failure is shown at its field, and the choice stays. */
export function FileWay({ check: { fact, paper }, documents, onDone }: FileWayProps) {
  const texts = useChecksTexts();
  const files = useFileTexts();
  const words = useCheckWords();
  const failure = useFailure();
  const show = useShowChecks();
  const byDocument = isDocumentFact(fact);
  const [kind, setKind] = useState<string>(byDocument ? (documents[0] ?? '') : '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const sending = useMutation({
    mutationFn: async (picked: File) => {
      const picture = await preparePicture(picked);
      if (typeof picture === 'string') {
        setRefusal(picture);
        return null;
      }
      const onProgress = (share: number) => setPercent(Math.round(share * 100));
      return sendPaper(fact, kind, picture, { onProgress });
    },
    onMutate: () => setRefusal(null),
    onSuccess: (answer) => {
      if (!answer) return;
      show(answer);
      showToast(texts.sent);
      onDone();
    },
    onSettled: () => setPercent(null),
  });
  const error = refusal ?? (sending.isError ? failure(sending.error) : undefined);
  const label = byDocument || !paper ? texts.anyPicture : texts.picture(words.documents[paper]);
  return (
    <>
      {byDocument && (
        <SelectField
          label={texts.which}
          options={documents.map((value) => ({ value, label: words.documents[value] }))}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
        />
      )}
      <Field label={label} hint={`${texts.cover} ${texts.file}`} error={error}>
        {(control) => (
          <FileButton
            control={control}
            busy={sending.isPending || (byDocument && !kind)}
            onPick={([picked]) => picked && sending.mutate(picked)}
          >
            <Icon name="file" />
            {!sending.isPending ? texts.send : percent === null ? texts.preparing : files.sending(percent)}
          </FileButton>
        )}
      </Field>
    </>
  );
}
