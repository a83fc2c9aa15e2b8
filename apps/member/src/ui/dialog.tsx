import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { useCommonTexts } from './texts/common.en';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Only its own buttons close it. */
  stays?: boolean;
  children: ReactNode;
}

/** A dialog over the page: focus stays inside, Escape closes, focus returns to where it was. */
export function Dialog({ open, onClose, title, stays = false, children }: DialogProps) {
  const { close } = useCommonTexts();
  return (
    <Base.Root open={open} onOpenChange={(next) => (next || stays ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup className="fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] overflow-y-auto rounded-t-2xl border border-line bg-paper p-6 text-ink transition duration-150 data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(32rem,92vw)] sm:-translate-1/2 sm:rounded-2xl">
          <div className="mb-3 flex items-start justify-between gap-4">
            <Base.Title className="pt-2 text-2xl">{title}</Base.Title>
            {!stays && (
              <Base.Close
                aria-label={close}
                className="-mr-2 grid size-12 place-items-center rounded-control text-muted"
              >
                <Icon name="close" />
              </Base.Close>
            )}
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
