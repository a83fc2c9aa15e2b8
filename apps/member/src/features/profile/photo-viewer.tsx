import { Dialog } from '@base-ui/react/dialog';
import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { Icon } from '../../ui/icon';
import { Photo } from '../../ui/photo';
import { useCommonTexts } from '../../ui/texts/common.en';
import { useProfileTexts } from './profile.en';

interface PhotoViewerProps {
  photos: readonly PhotoView[];
  name: string;
  /** The photo that it opens with. */
  first: number;
  onClose: () => void;
}

const BUTTON = 'grid size-12 place-items-center rounded-full bg-[#000000b3] text-[#fff]';
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The photos on the whole screen: swiped, moved with the arrow keys, enlarged by a button, a double tap or two fingers. */
export function PhotoViewer({ photos, name, first, onClose }: PhotoViewerProps) {
  const common = useCommonTexts();
  const texts = useProfileTexts();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const [large, setLarge] = useState(false);

  const openAt = useCallback(
    (list: HTMLUListElement | null) => {
      strip.current = list;
      list?.scrollTo({ left: first * list.clientWidth, behavior: 'instant' });
    },
    [first],
  );
  const goTo = (index: number) => {
    if (!photos[index]) return;
    setLarge(false);
    setCurrent(index);
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  const follow = () => {
    const list = strip.current;
    if (list) setCurrent(Math.round(list.scrollLeft / Math.max(list.clientWidth, 1)));
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by || large) return;
    event.preventDefault();
    goTo(current + by);
  };

  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Popup onKeyDown={step} className="fixed inset-0 z-50 bg-[#000] text-[#fff] outline-none">
          <Dialog.Title className="sr-only">{common.photosOf(name)}</Dialog.Title>
          <ul
            ref={openAt}
            onScroll={follow}
            tabIndex={0}
            aria-label={common.photosOf(name)}
            className={`flex size-full snap-x snap-mandatory scrollbar-none ${large ? 'overflow-hidden' : 'overflow-x-auto'}`}
          >
            {photos.map((photo, index) => (
              <li
                key={photo.id}
                tabIndex={large && index === current ? 0 : undefined}
                onDoubleClick={() => setLarge(!large)}
                className="size-full shrink-0 touch-manipulation snap-center overflow-auto"
              >
                <div className={large && index === current ? 'h-[250%] w-[250%]' : 'size-full'}>
                  <Photo
                    photo={photo}
                    size="full"
                    name={name}
                    fit="contain"
                    eager={index === first}
                    alt={common.photoNumber(index + 1, photos.length, name)}
                  />
                </div>
              </li>
            ))}
          </ul>
          <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center justify-between gap-2 p-2 *:pointer-events-auto">
            <Dialog.Close aria-label={common.close} className={BUTTON}>
              <Icon name="close" />
            </Dialog.Close>
            <p aria-live="polite" className="rounded-full bg-[#000000b3] px-3 py-1 tabular-nums">
              <span aria-hidden="true">
                {current + 1} / {photos.length}
              </span>
              <span className="sr-only">{common.photoNumber(current + 1, photos.length, name)}</span>
            </p>
            <RoundButton label={texts.enlarge} pressed={large} onPress={() => setLarge(!large)}>
              <Icon name="browse" />
            </RoundButton>
          </div>
          {photos.length > 1 && (
            <div className="pointer-events-none absolute inset-x-0 bottom-0 flex justify-between p-2 *:pointer-events-auto">
              <RoundButton label={texts.previousPhoto} disabled={current === 0} onPress={() => goTo(current - 1)}>
                <Icon name="left" />
              </RoundButton>
              <RoundButton
                label={texts.nextPhoto}
                disabled={current === photos.length - 1}
                onPress={() => goTo(current + 1)}
              >
                <Icon name="right" />
              </RoundButton>
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface RoundButtonProps {
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Disabled for the ear and the eye only: it keeps the focus at the last photo. */
const RoundButton = ({ label, pressed, disabled, onPress, children }: RoundButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={pressed}
    aria-disabled={disabled}
    onClick={onPress}
    className={`${BUTTON} aria-disabled:opacity-40`}
  >
    {children}
  </button>
);
