import { LIMITS } from '@kalyanam/shared/limits';
import { Field } from '../../../ui/form/field';
import { Icon } from '../../../ui/icon';
import { useFileTexts } from '../../../domain/files/files.en';
import { useRegisterTexts } from '../register.en';
import { FileButton } from '../../../domain/files/file-button';
import type { ChosenFiles, ChosenPhoto } from './use-chosen-files';

export function PhotoPicker({ files }: { files: ChosenFiles }) {
  const texts = useRegisterTexts();
  const fileTexts = useFileTexts();
  const { photos, preparing } = files;
  return (
    <div>
      <Field label={texts.photos} hint={texts.photosHint} error={files.photoError ?? undefined} optional>
        {(control) =>
          photos.length < LIMITS.photos ? (
            <FileButton control={control} multiple busy={preparing} onPick={(picked) => void files.addPhotos(picked)}>
              <Icon name="camera" />
              {preparing ? fileTexts.preparing : fileTexts.addPhotos}
            </FileButton>
          ) : (
            <span id={control.id} />
          )
        }
      </Field>
      {photos.length > 0 && (
        <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {photos.map((photo, index) => (
            <Preview key={photo.id} photo={photo} position={index + 1} onRemove={() => files.removePhoto(photo.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface PreviewProps {
  photo: ChosenPhoto;
  position: number;
  onRemove: () => void;
}

function Preview({ photo, position, onRemove }: PreviewProps) {
  const texts = useRegisterTexts();
  return (
    <li className="relative aspect-4/5 overflow-hidden rounded-card border border-line">
      <img src={photo.preview} alt={texts.photoNumber(position)} className="size-full object-cover" />
      <button
        type="button"
        aria-label={texts.removePhoto(position)}
        onClick={onRemove}
        className="absolute top-1 right-1 grid size-12 place-items-center rounded-full bg-paper text-accent"
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
