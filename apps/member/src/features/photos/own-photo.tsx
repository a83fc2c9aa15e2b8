import type { DragEvent } from 'react';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { Button } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';
import { Photo } from '../../ui/photo';
import { usePhotosTexts } from './photos.texts';

interface OwnPhotoProps {
  photo: PhotoView;
  position: number;
  count: number;
  dragged: boolean;
  /** Which place is being dragged; null when it was let go elsewhere. */
  onDrag: (index: number | null) => void;
  onDrop: () => void;
  onMove: (to: number) => void;
  onDelete: () => void;
}

export function OwnPhoto({ photo, position, count, dragged, onDrag, onDrop, onMove, onDelete }: OwnPhotoProps) {
  const texts = usePhotosTexts();
  const name = texts.photoNumber(position);
  const index = position - 1;
  const allowDrop = (event: DragEvent) => event.preventDefault();
  return (
    <li
      draggable
      onDragStart={() => onDrag(index)}
      onDragEnd={() => onDrag(null)}
      onDragOver={allowDrop}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      className={`grid cursor-grab content-start gap-1 ${dragged ? 'opacity-50' : ''}`}
    >
      <div className="relative aspect-4/5 overflow-hidden rounded-card border border-line">
        <Photo photo={photo} size="card" name={name} alt={name} draggable={false} />
        <button
          type="button"
          aria-label={`${texts.deletePhoto}: ${position}`}
          onClick={onDelete}
          className="absolute top-1 right-1 grid size-12 place-items-center rounded-full bg-paper text-accent"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="flex justify-between">
        <Move icon="left" label={texts.earlier(position)} disabled={index === 0} onMove={() => onMove(index - 1)} />
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

const Move = ({ icon, label, disabled, onMove }: MoveProps) => (
  <Button look="quiet" aria-label={label} disabled={disabled} onClick={onMove}>
    <Icon name={icon} />
  </Button>
);
