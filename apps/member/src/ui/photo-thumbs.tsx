import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { Photo } from './photo';
import { useCommonTexts } from './texts/common.en';

interface PhotoThumbsProps {
  photos: readonly PhotoView[];
  name: string;
  current: number;
  onGo: (index: number) => void;
  className: string;
  /** Style of each thumbnail, on top of its shape. */
  thumbClass: string;
}

/** Each photo as a small button; the one that is shown is marked. */
export function PhotoThumbs({ photos, name, current, onGo, className, thumbClass }: PhotoThumbsProps) {
  const { photoNumber } = useCommonTexts();
  return (
    <ul className={className}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <button
            type="button"
            aria-label={photoNumber(index + 1, photos.length, name)}
            aria-current={index === current}
            onClick={() => onGo(index)}
            className={`block aspect-square overflow-hidden rounded-lg border-2 ${thumbClass}`}
          >
            <Photo photo={photo} size="thumb" name={name} alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
