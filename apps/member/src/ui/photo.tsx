import { useState, type SyntheticEvent } from 'react';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { PHOTO_PIXELS } from '@kalyanam/shared/topics/photos/photos';
import { Monogram } from './monogram';
import { useCommonTexts } from './texts/common.en';

interface PhotoProps {
  photo: PhotoView;
  size: 'thumb' | 'card' | 'full';
  /** How wide a card's frame is on pages of each width: a thumb that fills it is then enough. */
  sizes?: string;
  name: string;
  /** The native district: the cloth under a photo that is slow, or never comes. */
  district?: string | null | undefined;
  /** Above the fold: fetched immediately. */
  eager?: boolean;
  /** The first face that a page shows: fetched before all others. */
  first?: boolean;
  alt?: string;
  /** Whether the frame is filled, or the whole photo is seen in it. */
  fit?: 'cover' | 'contain';
  draggable?: boolean;
  /** A large one that comes late takes its reserved place softly. */
  fades?: boolean;
}

/** Never quite invisible: the first thing painted counts as seen. */
const FADES = 'motion-safe:opacity-10 motion-safe:transition-opacity motion-safe:duration-200 data-shown:opacity-100';
const show = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.dataset.shown = '';
};

/** A frame is 4:5, so that a square loses a fifth of its width. */
const THUMB_WIDTH = Math.round((PHOTO_PIXELS.thumb.height * 4) / 5);

/** One photo: in a frame that it fills, above the cloth that shows until it has loaded; on the whole screen, as it was taken. */
export function Photo({
  photo,
  size,
  sizes,
  name,
  district,
  eager = false,
  first = false,
  alt,
  fit = 'cover',
  draggable,
  fades = false,
}: PhotoProps) {
  const common = useCommonTexts();
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = broken === photo[size];
  const { width, height } = size === 'full' ? photo : PHOTO_PIXELS[size];
  const image = (look: string) => (
    <img
      sizes={sizes}
      srcSet={sizes && `${photo.thumb} ${THUMB_WIDTH}w, ${photo.card} ${PHOTO_PIXELS.card.width}w`}
      src={photo[size]}
      alt={alt ?? common.photoOf(name)}
      width={width}
      height={height}
      loading={eager || first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      draggable={draggable}
      onError={() => setBroken(photo[size])}
      onLoad={fades ? show : undefined}
      className={`size-full ${look} ${fades ? FADES : ''}`}
    />
  );
  const cloth = <Monogram name={name} district={district} />;
  if (fit === 'contain') return isBroken ? cloth : image('object-contain filter-none');
  return (
    <span className="relative block size-full">
      {cloth}
      {/* Faces are in the upper third of most pictures, however tall they are. */}
      {!isBroken && image('absolute inset-0 object-cover object-[50%_22%]')}
    </span>
  );
}
