import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import { Monogram } from './monogram';
import { Photo } from './photo';

interface FaceProps {
  who: Pick<ProfileCard, 'name' | 'photo'> & Partial<Pick<ProfileCard, 'nativeDistrict'>>;
  /** The widths of its frame, as those of a photo; a thumb is enough where none are given. */
  sizes?: string;
  eager?: boolean;
  /** The first face of the page. */
  first?: boolean;
  className?: string;
}

/** A face in a frame of 4:5, or the cloth in its place. Its name is beside it, so that it needs no other text. */
export const Face = ({
  who: { name, photo, nativeDistrict },
  sizes,
  eager = true,
  first = false,
  className = '',
}: FaceProps) => (
  <span className={`block aspect-4/5 shrink-0 overflow-hidden bg-well ${className}`}>
    {photo ? (
      <Photo
        photo={photo}
        size={sizes ? 'card' : 'thumb'}
        {...(sizes && { sizes })}
        name={name}
        district={nativeDistrict}
        alt=""
        {...{ eager, first }}
      />
    ) : (
      <Monogram name={name} district={nativeDistrict} />
    )}
  </span>
);
