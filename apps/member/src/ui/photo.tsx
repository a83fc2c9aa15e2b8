import { useState } from 'react';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { Monogram } from './monogram';
import { useCommonTexts } from './texts/common.en';

interface PhotoProps {
  photo: PhotoView;
  size: 'thumb' | 'card' | 'full';
  name: string;
  /** Above the fold: fetched at once. */
  eager?: boolean;
  alt?: string;
  /** Whether the frame is filled, or the whole photo is seen in it. */
  fit?: 'cover' | 'contain';
  draggable?: boolean;
}

/** One photo filling its frame; the monogram stands in when it can't be loaded. */
export function Photo({ photo, size, name, eager = false, alt, fit = 'cover', draggable }: PhotoProps) {
  const common = useCommonTexts();
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === photo[size]) return <Monogram name={name} />;
  return (
    <img
      src={photo[size]}
      alt={alt ?? common.photoOf(name)}
      width={photo.width}
      height={photo.height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={draggable}
      onError={() => setBroken(photo[size])}
      className={`size-full ${fit === 'cover' ? 'object-cover' : 'object-contain'}`}
    />
  );
}
