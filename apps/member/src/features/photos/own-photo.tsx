import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { Button } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';
import { Photo } from '../../ui/photo';
import { usePhotosTexts } from './photos.en';
import { GRIP, type useDrag } from './use-drag';

interface OwnPhotoProps {
  photo: PhotoView;
  position: number;
  count: number;
  drag: ReturnType<typeof useDrag>;
  onMove: (to: number) => void;
  onDelete: () => void;
}

export function OwnPhoto({ photo, position, count, drag, onMove, onDelete }: OwnPhotoProps) {
  const texts = usePhotosTexts();
  const name = texts.photoNumber(position);
  const index = position - 1;
  const shift = drag.shiftOf(index);
  return (
    <li
      {...drag.frameOf(index)}
      className={`grid content-start gap-1 rounded-card select-none ${shift ? 'relative z-10 opacity-80' : ''}`}
      style={shift ? { transform: `translate(${shift[0]}px, ${shift[1]}px)` } : undefined}
    >
      <div
        className={`relative aspect-4/5 cursor-grab overflow-hidden rounded-card border border-line active:cursor-grabbing ${
          drag.isTarget(index) ? 'outline-3 outline-offset-2 outline-turmeric-ink' : ''
        }`}
      >
        <Photo photo={photo} size="card" name={name} alt={name} draggable={false} />
        <button
          type="button"
          aria-label={`${texts.deletePhoto}: ${position}`}
          onClick={onDelete}
          className="absolute top-0 right-0 grid size-12 place-items-center text-accent"
        >
          <span className="grid size-9 place-items-center rounded-full bg-paper">
            <Icon name="close" />
          </span>
        </button>
      </div>
      <div className="flex justify-between">
        <Move icon="left" label={texts.earlier(position)} disabled={index === 0} onMove={() => onMove(index - 1)} />
        <span {...GRIP} className="grid min-h-12 grow cursor-grab touch-none place-items-center text-muted">
          <Icon name="grip" />
        </span>
        <Move
          icon="right"
          label={texts.later(position)}
          disabled={position === count}
          onMove={() => onMove(index + 1)}
        />
      </div>
      {index === 0 ? (
        <p className="flex min-h-12 items-center justify-center text-small font-semibold">{texts.mainPhoto}</p>
      ) : (
        <Button
          look="quiet"
          aria-label={`${texts.makeMain}: ${position}`}
          onClick={() => onMove(0)}
          className="text-small"
        >
          {texts.makeMain}
        </Button>
      )}
    </li>
  );
}

interface MoveProps {
  icon: IconName;
  label: string;
  disabled: boolean;
  onMove: () => void;
}

/** At the end of the row it does nothing, but keeps the focus when the photo was moved there by the keyboard. */
const Move = ({ icon, label, disabled, onMove }: MoveProps) => (
  <Button
    look="quiet"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onMove}
    className={disabled ? 'opacity-40' : ''}
  >
    <Icon name={icon} />
  </Button>
);
