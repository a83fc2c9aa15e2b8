import { useRef, useState } from 'react';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { Photo } from './photo';
import { PhotoThumbs } from './photo-thumbs';
import { useCommonTexts } from './texts/common.en';

interface GalleryProps {
  photos: readonly PhotoView[];
  name: string;
  /** The native district: the cloth under the photos. */
  district: string | null | undefined;
  /** One was pressed. */
  onOpen: (index: number) => void;
  /** A hand or the focus comes near. */
  onNear: () => void;
}

/** As wide as a phone, and so low that its first screen also has the name and why it fits; a card on a wide screen. */
export const GALLERY_FRAME =
  'w-full bg-well max-md:aspect-[390/330] max-md:[&_img]:object-[50%_18%] max-md:max-h-[55dvh] max-md:min-h-48 md:aspect-4/5 md:max-h-[calc(100dvh-18rem)] md:min-h-64 md:rounded-card print:max-h-none';

/** Photos side by side: swiped with a finger, moved with the arrow keys, chosen by their thumbnails, enlarged by a press. */
export function Gallery({ photos, name, district, onOpen, onNear }: GalleryProps) {
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
    <div className="relative">
      <ul
        ref={strip}
        onScroll={follow}
        tabIndex={0}
        aria-label={common.photosOf(name)}
        className={`flex snap-x snap-mandatory scrollbar-none overflow-x-auto -outline-offset-3! ${GALLERY_FRAME}`}
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
              <Photo photo={photo} size="card" name={name} district={district} first={index === 0} fades alt="" />
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <>
          <p
            aria-hidden="true"
            className="pointer-events-none absolute top-3 right-3 rounded-full bg-[#000000b3] px-3 py-1 text-small text-[#fff] tabular-nums print:hidden"
          >
            {`${current + 1} / ${photos.length}`}
          </p>
          <PhotoThumbs
            photos={photos}
            name={name}
            current={current}
            onGo={goTo}
            className="flex gap-2 max-md:absolute max-md:bottom-3 max-md:left-4 md:mt-2 md:grid md:grid-cols-4 print:hidden"
            thumbClass="w-12 border-paper bg-well aria-current:border-kumkum md:w-full md:border-transparent"
          />
        </>
      )}
    </div>
  );
}
