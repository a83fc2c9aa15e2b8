import type { OwnPhoto } from '@kalyanam/shared/contracts/files';
import type { ReactNode } from 'react';
import { Photo } from '../../../ui/photo';
import { RowButton, RowList } from '../../../ui/row-list';
import { Sheet } from '../../../ui/sheet';
import { useSessionUser } from '../../../session/session';
import { usePhotosTexts } from './photos.en';
import { usePhotoWords } from '../../../parts/account/photo-words';
import { isMain } from './is-main';
import { ReplacePhoto } from './replace-photo';
import { useFileTexts } from '../../../parts/files/files.en';

interface PhotoSheetProps {
  photos: readonly OwnPhoto[];
  /** The id of the photo that was pressed. */
  opened: string | null;
  onMove: (from: number, to: number) => void;
  onDelete: (id: string) => void;
  onReplace: (id: string, picked: readonly File[]) => Promise<void>;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
  /** The text for screen readers. */
  children: ReactNode;
}

/** The acts on one photo. */
export function PhotoSheet({
  photos,
  opened,
  onMove,
  onDelete,
  onReplace,
  onClose,
  focusAfter,
  children,
}: PhotoSheetProps) {
  const texts = usePhotosTexts();
  const files = useFileTexts();
  const acting = useSessionUser()?.acting;
  const words = usePhotoWords();
  const index = photos.findIndex(({ id }) => id === opened);
  const photo = photos[index];
  const title = photo && isMain(photo, index) ? files.mainPhoto : texts.placeOf(index + 1, photos.length);
  const makeMain = () => {
    onMove(index, 0);
    onClose();
  };
  const remove = () => {
    onClose();
    if (photo) onDelete(photo.id);
  };
  return (
    <Sheet open={photo !== undefined} onClose={onClose} title={title} focusAfter={focusAfter}>
      {photo && (
        <div className="grid gap-5">
          <div className="mx-auto aspect-4/5 w-full max-w-[min(16rem,35dvh)] overflow-hidden rounded-card border border-line">
            <Photo photo={photo} size="card" name={title} alt={texts.photoNumber(index + 1)} />
          </div>
          <p className="text-muted">
            {photo.refusal
              ? `${words.state.rejected}: ${words.refusal[photo.refusal]}`
              : photo.state === 'approved'
                ? words.state.approved
                : photo.shown
                  ? texts.seenLater
                  : texts.waitingLong}
          </p>
          {photo.state === 'rejected' && (
            <ReplacePhoto
              onPick={(picked) => {
                onClose();
                return onReplace(photo.id, picked);
              }}
            />
          )}
          <RowList>
            {photo.state !== 'rejected' && (
              <>
                <RowButton icon="star" title={texts.makeMain} disabled={index === 0} onPress={makeMain} />
                <RowButton
                  icon="left"
                  title={texts.earlier}
                  disabled={index === 0}
                  onPress={() => onMove(index, index - 1)}
                />
                <RowButton
                  icon="right"
                  title={texts.later}
                  disabled={(photos[index + 1]?.state ?? 'rejected') === 'rejected'}
                  onPress={() => onMove(index, index + 1)}
                />
              </>
            )}
            {/* C14: to delete is the candidate's alone. */}
            {!acting && <RowButton icon="trash" look="danger" title={texts.deletePhoto} onPress={remove} />}
          </RowList>
          {children}
        </div>
      )}
    </Sheet>
  );
}
