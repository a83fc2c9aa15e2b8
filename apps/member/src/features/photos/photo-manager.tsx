import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { LIMITS } from '@kalyanam/shared/limits';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { AddPhotos } from './add-photos';
import { OwnPhoto } from './own-photo';
import { usePhotosTexts } from './photos.en';
import { useDrag } from './use-drag';
import { usePhotos } from './use-photos';

/** R30: add, order by dragging or by buttons, choose the main one, delete. */
export function PhotoManager({ photos: known }: { photos: readonly PhotoView[] }) {
  const texts = usePhotosTexts();
  const { photos, move, remove, removing, refetch, told } = usePhotos(known);
  const [doomed, setDoomed] = useState<string | null>(null);
  const drag = useDrag(move);

  return (
    <div className="grid gap-6">
      <p className="text-muted">{photos.length > 0 ? texts.lead : texts.none}</p>
      <ul aria-label={texts.photos} className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-4">
        {photos.map((photo, index) => (
          <OwnPhoto
            key={photo.id}
            photo={photo}
            position={index + 1}
            count={photos.length}
            drag={drag}
            onMove={(to) => move(index, to)}
            onDelete={() => setDoomed(photo.id)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {told && texts.moved(...told)}
      </p>
      {photos.length >= LIMITS.photos && <p className="text-muted">{texts.full}</p>}
      <AddPhotos count={photos.length} onSent={() => void refetch()} />
      <ConfirmDialog
        open={doomed !== null}
        title={texts.deletePhoto}
        question={texts.deletePhotoQuestion}
        confirm={texts.deletePhoto}
        busy={removing}
        onConfirm={() => doomed && remove(doomed, () => setDoomed(null))}
        onCancel={() => setDoomed(null)}
      />
    </div>
  );
}
