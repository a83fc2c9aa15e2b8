import { FileButton } from '../../../parts/files/file-button';
import { PhotoDeclaration } from '../../../parts/files/photo-declaration';
import { useFileTexts } from '../../../parts/files/files.en';
import { useFieldIds } from '../../../ui/form/field';
import { Icon, type IconName } from '../../../ui/icon';
import { LeaveHeld } from './leave-held';
import { usePhotosTexts } from './photos.en';
import type { useAddPhotos } from './use-add-photos';

/** The button, and what a good photo is. */
export function AddPhotos({ adding }: { adding: ReturnType<typeof useAddPhotos> }) {
  const texts = usePhotosTexts();
  const fileTexts = useFileTexts();
  const { control, hintId } = useFieldIds({ hint: texts.photosHint });
  const waiting = adding.preparing || adding.busy;
  return (
    <div className="grid gap-4">
      <PhotoDeclaration declaration={adding.declaration} />
      {adding.declaration.held.length > 0 && <LeaveHeld />}
      <label htmlFor={control.id} className="sr-only">
        {fileTexts.addPhotos}
      </label>
      <FileButton control={control} multiple busy={waiting} onPick={adding.declaration.offer}>
        <Icon name="camera" />
        {adding.preparing ? fileTexts.preparing : fileTexts.addPhotos}
      </FileButton>
      <ul className="grid gap-1.5">
        <Hint icon="person">{fileTexts.photoTips.face}</Hint>
        <Hint icon="family">{fileTexts.photoTips.alone}</Hint>
      </ul>
      <p id={hintId} className="text-small text-muted">
        {texts.photosHint}
      </p>
    </div>
  );
}

const Hint = ({ icon, children }: { icon: IconName; children: string }) => (
  <li className="flex items-center gap-3">
    <Icon name={icon} className="size-6 text-accent" />
    {children}
  </li>
);
