import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import { Monogram } from './monogram';
import { Photo } from './photo';

interface FaceProps {
  who: Pick<ProfileCard, 'name' | 'photo'> & Partial<Pick<ProfileCard, 'nativeDistrict'>>;
  size?: 'thumb' | 'card';
  /** The widths of its frame, as those of a photo. */
  sizes?: string;
  eager?: boolean;
  className?: string;
}

/** A face beside its name, which says it already, in a frame of 4:5; or the cloth in its place. */
export const Face = ({
  who: { name, photo, nativeDistrict },
  size = 'thumb',
  sizes,
  eager,
  className = '',
}: FaceProps) => (
  <span className={`block aspect-4/5 shrink-0 overflow-hidden bg-well ${className}`}>
    {photo ? (
      <Photo photo={photo} size={size} name={name} alt="" {...(sizes && { sizes })} eager={eager ?? true} />
    ) : (
      <Monogram name={name} district={nativeDistrict} />
    )}
  </span>
);
