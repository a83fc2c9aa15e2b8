import { Dialog } from '@base-ui/react/dialog';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { Icon } from '../../../ui/icon';
import { Photo } from '../../../ui/photo';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { MarkNotice } from './mark-notice';
import { useProfileTexts } from './profile.en';
import { ROUND, RoundButton } from './round-button';
import { useZoom } from './use-zoom';
import { ViewerThumbs } from './viewer-thumbs';

interface PhotoViewerProps {
  photos: readonly PhotoView[];
  name: string;
  /** The photo that it opens with. */
  first: number;
  onClose: () => void;
}

/** The photos on the whole screen. */
export const PhotoViewer = ({ onClose, ...photos }: PhotoViewerProps) => (
  <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
    <Dialog.Portal>
      <Dialog.Popup className="fixed inset-0 z-50 bg-[#000] text-[#fff] outline-none">
        <Photos {...photos} />
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);

/** Pixels that a press of an arrow key moves. */
const STEP = 80;
const FACTOR = 1.5;

/** Swiped, moved with the arrow keys or chosen; enlarged by two fingers, a double tap, a button, plus and minus, and then moved. */
function Photos({ photos, name, first }: Omit<PhotoViewerProps, 'onClose'>) {
  const common = useCommonTexts();
  const texts = useProfileTexts();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const { zoom, gently, large, reset, toggle, enlarge, move } = useZoom(strip);

  useLayoutEffect(() => {
    const list = strip.current;
    list?.scrollTo({ left: first * list.clientWidth, behavior: 'instant' });
  }, [first]);
  const goTo = (index: number) => {
    if (!photos[index]) return;
    reset();
    setCurrent(index);
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  const follow = () => {
    const list = strip.current;
    if (list && !large) setCurrent(Math.round(list.scrollLeft / Math.max(list.clientWidth, 1)));
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => (large ? move(STEP, 0) : goTo(current - 1)),
    ArrowRight: () => (large ? move(-STEP, 0) : goTo(current + 1)),
    ArrowUp: () => move(0, STEP),
    ArrowDown: () => move(0, -STEP),
    '+': () => enlarge(FACTOR),
    '-': () => enlarge(1 / FACTOR),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };

  return (
    <div onKeyDown={press} className="size-full">
      <Dialog.Title className="sr-only">{common.photosOf(name)}</Dialog.Title>
      <ul
        ref={strip}
        onScroll={follow}
        tabIndex={0}
        aria-label={common.photosOf(name)}
        className={`flex size-full snap-x snap-mandatory scrollbar-none ${large ? 'cursor-grab touch-none overflow-hidden' : 'touch-pan-x overflow-x-auto overscroll-contain'}`}
      >
        {photos.map((photo, index) => (
          <li key={photo.id} className="size-full shrink-0 snap-center overflow-hidden">
            <div
              className={`size-full ${gently ? 'transition-transform duration-150' : ''}`}
              style={
                large && index === current
                  ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }
                  : undefined
              }
            >
              <Photo
                photo={photo}
                size="full"
                name={name}
                fit="contain"
                draggable={false}
                fades
                eager={index === first}
                alt={common.photoNumber(index + 1, photos.length, name)}
              />
            </div>
          </li>
        ))}
      </ul>
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center justify-between gap-2 p-2 pt-[max(0.5rem,env(safe-area-inset-top))] *:pointer-events-auto">
        <Dialog.Close aria-label={common.close} className={ROUND}>
          <Icon name="close" />
        </Dialog.Close>
        <p aria-live="polite" className="rounded-full bg-[#000000b3] px-3 py-1 tabular-nums">
          <span aria-hidden="true">{`${current + 1} / ${photos.length}`}</span>
          <span className="sr-only">{common.photoNumber(current + 1, photos.length, name)}</span>
        </p>
        <RoundButton label={texts.enlarge} pressed={large} onPress={toggle}>
          <Icon name="browse" />
        </RoundButton>
      </div>
      <MarkNotice />
      {photos.length > 1 && <ViewerThumbs photos={photos} name={name} current={current} onGo={goTo} />}
    </div>
  );
}
