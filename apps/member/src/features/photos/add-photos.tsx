import { useState } from 'react';
import { LIMITS } from '@kalyanam/shared/limits';
import { MESSAGES } from '@kalyanam/shared/messages';
import { FileButton } from '../../domain/files/file-button';
import { useFileTexts } from '../../domain/files/files.en';
import { preparePicture } from '../../domain/files/prepare-picture';
import { uploadItem } from '../../domain/files/upload-item';
import { UploadRow } from '../../domain/files/upload-row';
import { useUploads } from '../../domain/files/use-uploads';
import { Field } from '../../ui/form/field';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { useSentence } from '../../ui/texts/sentences';
import { usePhotosTexts } from './photos.en';

interface AddPhotosProps {
  /** Photos that are there already. */
  count: number;
  onSent: () => void;
}

export function AddPhotos({ count, onSent }: AddPhotosProps) {
  const texts = usePhotosTexts();
  const fileTexts = useFileTexts();
  const say = useSentence();
  const uploads = useUploads(onSent);
  const [error, setError] = useState<string | undefined>();
  const [preparing, setPreparing] = useState(false);
  const room = LIMITS.photos - count;
  const open = uploads.items.filter(({ state }) => state !== 'sent');

  async function add(picked: readonly File[]) {
    setPreparing(true);
    const results = await Promise.all(picked.slice(0, room).map(preparePicture));
    setPreparing(false);
    const refusal = results.find((result) => typeof result === 'string');
    setError(refusal ?? (picked.length > room ? MESSAGES.tooManyPhotos : undefined));
    const files = results.filter((result) => typeof result !== 'string');
    await uploads.start(files.map((file) => uploadItem('photo', file)));
  }

  return (
    <div className="grid gap-3">
      {room > 0 && !uploads.busy && (
        <Field label={texts.addPhotos} hint={texts.photosHint}>
          {(control) => (
            <FileButton control={control} multiple busy={preparing} onPick={(picked) => void add(picked)}>
              <Icon name="camera" />
              {preparing ? fileTexts.preparing : fileTexts.chooseFile}
            </FileButton>
          )}
        </Field>
      )}
      {error && (
        <Notice look="danger" alert>
          {say(error)}
        </Notice>
      )}
      {open.length > 0 && (
        <ul className="grid gap-3">
          {open.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              onRetry={() => uploads.retry(item)}
              onCancel={() => uploads.cancel(item)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
