import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { useBackCloses } from './use-over-page';
import { useCommonTexts } from './texts/common.en';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Only its own buttons close it. */
  stays?: boolean;
  /** Stays in view below what scrolls: the act that the dialog is for. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A dialog over the page: focus stays inside, Escape closes, focus returns to where it was. */
export function Dialog({ open, onClose, title, stays = false, foot, children }: DialogProps) {
  const { close } = useCommonTexts();
  useBackCloses(open && !stays, onClose);
  return (
    <Base.Root open={open} onOpenChange={(next) => (next || stays ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup className="fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] flex-col rounded-t-2xl border border-line bg-paper text-ink transition duration-150 data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(32rem,92vw)] sm:-translate-1/2 short:overflow-y-auto sm:rounded-2xl">
          <div className="flex shrink-0 items-start justify-between gap-4 px-6 pt-6 pb-3">
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
          <div
            className={`min-h-0 grow overflow-y-auto overscroll-contain px-6 short:overflow-visible ${foot ? 'pb-4' : 'pb-6'}`}
          >
            {children}
          </div>
          {foot && (
            <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-6 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {foot}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
