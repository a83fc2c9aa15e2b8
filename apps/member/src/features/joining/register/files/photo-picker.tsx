import { LIMITS } from '@kalyanam/shared/base/limits';
import { EmptyPlaces, PhotoTips } from '../../../../parts/files/empty-places';
import { useFileTexts } from '../../../../parts/files/files.en';
import { useFormField } from '../../../../parts/profile-form/use-field';
import { Button } from '../../../../ui/button';
import { CheckboxField } from '../../../../ui/form/checkbox-field';
import { Field } from '../../../../ui/form/field';
import { Icon } from '../../../../ui/icon';
import { useRegisterTexts } from '../register.en';
import type { Registration } from '../registration';
import type { ChosenFiles, ChosenPhoto } from './use-chosen-files';

/** Four places in the shape in which photos are shown; the first is the one that families see first. */
export function PhotoPicker({ files }: { files: ChosenFiles }) {
  const texts = useRegisterTexts();
  const { photos, preparingPhotos, addPhotos } = files;
  return (
    <Field label={texts.photos} hint={texts.photosHint} error={files.photoError ?? undefined} optional>
      {(control) => (
        <>
          <ul className="grid max-w-lg grid-cols-4 gap-2 sm:gap-3">
            {photos.map((photo, index) => (
              <Preview key={photo.id} photo={photo} position={index + 1} onRemove={() => files.removePhoto(photo.id)} />
            ))}
            <EmptyPlaces control={control} taken={photos.length} busy={preparingPhotos} onPick={addPhotos} />
          </ul>
          {photos.length === LIMITS.photos && <span id={control.id} />}
          <PhotoTips />
          {photos.length > 0 && <Declaration files={files} />}
        </>
      )}
    </Field>
  );
}

/** Whether the chosen photos are real: refused like any other field when it is left without the tick. */
function Declaration({ files }: { files: ChosenFiles }) {
  const texts = useFileTexts();
  const { withoutPhotos } = useRegisterTexts();
  const { error, ...field } = useFormField<Registration>('photosReal')('photosReal');
  return (
    <>
      <CheckboxField {...field} error={error && texts.confirm}>
        {texts.declaration}
      </CheckboxField>
      {error && (
        <Button look="quiet" className="-ml-3" onClick={() => files.photos.forEach(({ id }) => files.removePhoto(id))}>
          {withoutPhotos(files.photos.length)}
        </Button>
      )}
    </>
  );
}

interface PreviewProps {
  photo: ChosenPhoto;
  position: number;
  onRemove: () => void;
}

function Preview({ photo, position, onRemove }: PreviewProps) {
  const texts = useRegisterTexts();
  const { mainPhoto } = useFileTexts();
  return (
    <li className="relative">
      <img
        src={photo.preview}
        alt={texts.photoNumber(position)}
        className="aspect-4/5 w-full rounded-card border border-line bg-white object-cover"
      />
      {position === 1 && <span className="mt-1 block text-center text-small leading-tight">{mainPhoto}</span>}
      <button
        type="button"
        aria-label={texts.removePhoto(position)}
        onClick={onRemove}
        className="group absolute -top-1 -right-1 grid size-12 place-items-center"
      >
        <span className="grid size-8 place-items-center rounded-full bg-paper text-accent">
          <Icon name="close" />
        </span>
      </button>
    </li>
  );
}
