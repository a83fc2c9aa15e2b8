import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import { Monogram } from '../../../ui/monogram';
import { Photo } from '../../../ui/photo';

interface FaceProps {
  card: ProfileCard;
  size: 'thumb' | 'card';
  /** As those of a photo. */
  sizes?: string;
  eager?: boolean;
}

/** A face beside its name: the name is said once. */
export const Face = ({ card, size, sizes, eager = true }: FaceProps) =>
  card.photo ? (
    <Photo photo={card.photo} size={size} sizes={sizes} name={card.name} alt="" eager={eager} />
  ) : (
    <Monogram name={card.name} district={card.nativeDistrict} />
  );
