import { useState, type SyntheticEvent } from 'react';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { Monogram } from './monogram';
import { useCommonTexts } from './texts/common.en';

interface PhotoProps {
  photo: PhotoView;
  size: 'thumb' | 'card' | 'full';
  name: string;
  /** Above the fold: fetched at once. */
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

/** Never quite invisible: what is painted first counts as seen. */
const FADES = 'motion-safe:opacity-10 motion-safe:transition-opacity motion-safe:duration-200 data-shown:opacity-100';
const show = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.dataset.shown = '';
};

/** One photo filling its frame; the monogram stands in when it can't be loaded. */
export function Photo({
  photo,
  size,
  name,
  eager = false,
  first = false,
  alt,
  fit = 'cover',
  draggable,
  fades = false,
}: PhotoProps) {
  const common = useCommonTexts();
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === photo[size]) return <Monogram name={name} />;
  return (
    <img
      src={photo[size]}
      alt={alt ?? common.photoOf(name)}
      width={photo.width}
      height={photo.height}
      loading={eager || first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      draggable={draggable}
      onError={() => setBroken(photo[size])}
      onLoad={fades ? show : undefined}
      className={`size-full ${fit === 'cover' ? 'object-cover object-[50%_30%]' : 'object-contain'} ${fades ? FADES : ''}`}
    />
  );
}
