import { useRef, useState } from 'react';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { Photo } from './photo';
import { useCommonTexts } from './texts/common.en';

interface GalleryProps {
  photos: readonly PhotoView[];
  name: string;
  /** One was pressed. */
  onOpen: (index: number) => void;
  /** A hand or the focus comes near. */
  onNear: () => void;
}

/** Photos side by side: swiped with a finger, moved with the arrow keys, chosen by their thumbnails, enlarged by a press. */
export function Gallery({ photos, name, onOpen, onNear }: GalleryProps) {
  const common = useCommonTexts();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const follow = () => {
    const list = strip.current;
    if (list) setCurrent(Math.round(list.scrollLeft / Math.max(list.clientWidth, 1)));
  };
  const goTo = (index: number) => {
    const list = strip.current;
    list?.scrollTo({ left: index * list.clientWidth, behavior: 'smooth' });
  };

  return (
    <div>
      <ul
        ref={strip}
        onScroll={follow}
        tabIndex={0}
        aria-label={common.photosOf(name)}
        className="flex aspect-4/5 snap-x snap-mandatory scrollbar-none overflow-x-auto rounded-card bg-well"
      >
        {photos.map((photo, index) => (
          <li key={photo.id} className="size-full shrink-0 snap-center">
            <button
              type="button"
              aria-label={common.enlargePhoto(index + 1, photos.length, name)}
              onClick={() => onOpen(index)}
              onPointerEnter={onNear}
              onFocus={onNear}
              className="size-full cursor-zoom-in -outline-offset-3!"
            >
              <Photo photo={photo} size="full" name={name} eager={index === 0} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <ul className="mt-2 grid grid-cols-4 gap-2 print:hidden">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <button
                type="button"
                aria-label={common.photoNumber(index + 1, photos.length, name)}
                aria-current={index === current}
                onClick={() => goTo(index)}
                className="block aspect-square w-full overflow-hidden rounded-lg border-2 border-transparent aria-current:border-kumkum"
              >
                <Photo photo={photo} size="thumb" name={name} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
