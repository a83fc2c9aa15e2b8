import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { Icon } from '../../../ui/icon';
import { PhotoThumbs } from '../../../ui/photo-thumbs';
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
  const texts = useProfileTexts();
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-center justify-between gap-2 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] *:pointer-events-auto sm:justify-center sm:gap-4">
      <RoundButton label={texts.previousPhoto} disabled={current === 0} onPress={() => onGo(current - 1)}>
        <Icon name="left" />
      </RoundButton>
      <PhotoThumbs
        photos={photos}
        name={name}
        current={current}
        onGo={onGo}
        className="flex gap-1.5 max-[22rem]:hidden"
        thumbClass="w-12 border-[#000] opacity-70 aria-current:border-[#fff] aria-current:opacity-100"
      />
      <RoundButton label={texts.nextPhoto} disabled={current === photos.length - 1} onPress={() => onGo(current + 1)}>
        <Icon name="right" />
      </RoundButton>
    </div>
  );
}
