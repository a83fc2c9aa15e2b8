import type { OwnPhoto as Own } from '@kalyanam/shared/contracts/files';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { useRef, useState } from 'react';
import { Notice } from '../../../ui/notice';
import { useSentence } from '../../../ui/texts/sentences';
import { AddPhotos } from './add-photos';
import { EmptyPlaces } from './empty-places';
import { OwnPhoto } from './own-photo';
import { PhotoSheet } from './photo-sheet';
import { usePhotosTexts } from './photos.en';
import { UploadPlace } from './upload-place';
import { useAddPhotos } from './use-add-photos';
import { useDrag } from './use-drag';
import { usePhotos } from './use-photos';

/** R30: four places to fill, to order by dragging or in a photo's sheet, and to empty. */
export function PhotoManager({ photos: known }: { photos: readonly Own[] }) {
  const texts = usePhotosTexts();
  const say = useSentence();
  const { photos, move, remove, refetch, told } = usePhotos(known);
  const adding = useAddPhotos(photos.length, refetch);
  const [opened, setOpened] = useState<string | null>(null);
  const drag = useDrag(move);
  const picker = useRef<HTMLDivElement>(null);
  const places = useRef<HTMLDivElement>(null);
  const deleted = useRef(false);
  const deleteOpened = (id: string) => {
    deleted.current = true;
    remove(id);
  };
  // The place that was pressed is gone with its photo.
  const focusAfter = () => {
    if (!deleted.current) return null;
    deleted.current = false;
    return places.current?.querySelector('button') ?? null;
  };
  const said = (
    <p role="status" className="sr-only">
      {told && texts.moved(...told)}
    </p>
  );
  const free = adding.room - adding.items.length;

  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">{photos.length > 0 ? texts.lead : texts.none}</p>
      <div ref={places} className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
        <ul aria-label={texts.photos} className="contents">
          {photos.map((photo, index) => (
            <OwnPhoto
              key={photo.id}
              photo={photo}
              position={index + 1}
              drag={drag}
              onOpen={() => setOpened(photo.id)}
            />
          ))}
        </ul>
        <ul className="contents">
          {adding.items.map((item) => (
            <UploadPlace
              key={item.id}
              item={item}
              onRetry={() => adding.retry(item)}
              onCancel={() => adding.cancel(item)}
              onChoose={(picked) => adding.choose(item, picked)}
            />
          ))}
        </ul>
        <EmptyPlaces
          count={free}
          first={photos.length + adding.items.length}
          onPress={() => picker.current?.querySelector('input')?.click()}
        />
      </div>
      {adding.error && (
        <Notice look="danger" alert>
          {say(adding.error)}
        </Notice>
      )}
      <div ref={picker}>
        {photos.length >= LIMITS.photos ? <p className="text-muted">{texts.full}</p> : <AddPhotos adding={adding} />}
      </div>
      {!opened && said}
      <PhotoSheet
        photos={photos}
        opened={opened}
        onMove={move}
        onDelete={deleteOpened}
        onReplace={(id, picked) => adding.add(picked, id)}
        onClose={() => setOpened(null)}
        focusAfter={focusAfter}
      >
        {said}
      </PhotoSheet>
    </div>
  );
}
