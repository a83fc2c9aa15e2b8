import { FileButton } from '../../../parts/files/file-button';
import { PhotoDeclaration } from '../../../parts/files/photo-declaration';
import { useDeclaration } from '../../../parts/files/use-declaration';
import { useFieldIds } from '../../../ui/form/field';
import { Icon } from '../../../ui/icon';
import { LeaveHeld } from './leave-held';
import { usePhotosTexts } from './photos.en';

/** Another picture in the place of one that was not accepted. */
export function ReplacePhoto({ onPick }: { onPick: (picked: readonly File[]) => Promise<void> }) {
  const texts = usePhotosTexts();
  const { control } = useFieldIds({ hint: undefined });
  const declaration = useDeclaration(onPick);
  return (
    <div className="grid gap-2">
      <PhotoDeclaration declaration={declaration} />
      {declaration.held.length > 0 && <LeaveHeld />}
      <label htmlFor={control.id} className="sr-only">
        {texts.replace}
      </label>
      <FileButton control={control} onPick={declaration.offer}>
        <Icon name="camera" />
        {texts.replace}
      </FileButton>
    </div>
  );
}
