import type { OwnPhoto as Own } from '@kalyanam/shared/contracts/files';
import { Icon } from '../../../ui/icon';
import { Photo } from '../../../ui/photo';
import { usePhotosTexts } from './photos.en';
import { usePhotoWords } from '../../../parts/account/photo-words';
import { isMain } from './is-main';
import { GRIP, type useDrag } from './use-drag';
import { useFileTexts } from '../../../parts/files/files.en';

interface OwnPhotoProps {
  photo: Own;
  position: number;
  drag: ReturnType<typeof useDrag>;
  onOpen: () => void;
}

/** One of the places: a press opens the acts on the photo. */
export function OwnPhoto({ photo, position, drag, onOpen }: OwnPhotoProps) {
  const texts = usePhotosTexts();
  const files = useFileTexts();
  const words = usePhotoWords();
  const name = texts.photoNumber(position);
  const index = position - 1;
  const marks = [
    ...(isMain(photo, index) ? [files.mainPhoto] : []),
    ...(photo.shown ? [] : [words.state[photo.state]]),
  ];
  const shift = drag.shiftOf(index);
  return (
    <li
      {...drag.frameOf(index)}
      className={`relative aspect-4/5 rounded-card select-none ${shift ? 'z-10 opacity-80' : ''} ${
        drag.isTarget(index) ? 'outline-3 outline-offset-2 outline-turmeric-ink' : ''
      }`}
      style={shift ? { transform: `translate(${shift[0]}px, ${shift[1]}px)` } : undefined}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={marks.length > 0 ? `${name}: ${marks.join(', ')}` : name}
        onClick={onOpen}
        className="size-full overflow-hidden rounded-card border border-line"
      >
        <Photo photo={photo} size="card" name={name} alt="" draggable={false} />
      </button>
      <span aria-hidden="true" className="pointer-events-none absolute bottom-2 left-2 flex flex-wrap gap-1 pr-2">
        {marks.map((mark) => (
          <span key={mark} className="rounded-full bg-paper px-3 py-0.5 text-small font-semibold">
            {mark}
          </span>
        ))}
      </span>
      <span
        {...GRIP}
        className="absolute top-0 right-0 grid size-12 cursor-grab touch-none place-items-center text-accent active:cursor-grabbing"
      >
        <span className="grid size-9 place-items-center rounded-full bg-paper">
          <Icon name="grip" />
        </span>
      </span>
    </li>
  );
}
