import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { Icon } from '../../ui/icon';
import { Photo } from '../../ui/photo';
import { useCommonTexts } from '../../ui/texts/common.en';
import { useProfileTexts } from './profile.en';
import { RoundButton } from './round-button';

interface ViewerThumbsProps {
  photos: readonly PhotoView[];
  name: string;
  current: number;
  onGo: (index: number) => void;
}

/** The photos at the foot of the viewer: the one before, each, the next. */
export function ViewerThumbs({ photos, name, current, onGo }: ViewerThumbsProps) {
  const common = useCommonTexts();
  const texts = useProfileTexts();
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-center justify-between gap-2 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] *:pointer-events-auto sm:justify-center sm:gap-4">
      <RoundButton label={texts.previousPhoto} disabled={current === 0} onPress={() => onGo(current - 1)}>
        <Icon name="left" />
      </RoundButton>
      <ul className="flex gap-1.5 max-[22rem]:hidden">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={common.photoNumber(index + 1, photos.length, name)}
              aria-current={index === current}
              onClick={() => onGo(index)}
              className="block size-12 overflow-hidden rounded-lg border-2 border-[#000] opacity-70 aria-current:border-[#fff] aria-current:opacity-100"
            >
              <Photo photo={photo} size="thumb" name={name} alt="" />
            </button>
          </li>
        ))}
      </ul>
      <RoundButton label={texts.nextPhoto} disabled={current === photos.length - 1} onPress={() => onGo(current + 1)}>
        <Icon name="right" />
      </RoundButton>
    </div>
  );
}
