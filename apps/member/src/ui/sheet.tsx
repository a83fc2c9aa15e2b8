import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { Icon } from './icon';
import { useBackCloses } from './use-over-page';
import { useCommonTexts } from './texts/common.en';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Beside the title, such as "Clear All". */
  aside?: ReactNode;
  /** Stays in view below what scrolls: the act that the sheet is for. */
  foot?: ReactNode;
  /** Where the focus goes on when what had it before is gone; null: where it was. */
  focusAfter?: () => HTMLElement | null;
  /** The control with the focus when the sheet opens, where that is not the first. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** Its owner has given it an entry of the browser's history already. */
  hasEntry?: boolean;
  children: ReactNode;
}

/** Over the whole phone from below, at the right edge of a desk: for choices that need a page of their own room. */
export function Sheet({
  open,
  onClose,
  title,
  aside,
  foot,
  focusAfter,
  focusFirst,
  hasEntry = false,
  children,
}: SheetProps) {
  const { close } = useCommonTexts();
  useBackCloses(open && !hasEntry, onClose);
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          initialFocus={focusFirst}
          finalFocus={focusAfter && (() => focusAfter() ?? true)}
          className="fixed inset-0 z-50 contain-strict flex flex-col bg-paper text-ink transition duration-200 data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0 short:overflow-y-auto sm:left-auto sm:w-md sm:border-l sm:border-line sm:data-ending-style:translate-x-6 sm:data-ending-style:translate-y-0 sm:data-starting-style:translate-x-6 sm:data-starting-style:translate-y-0"
        >
          <div className="flex min-h-16 shrink-0 items-center gap-3 border-b border-line px-5">
            <Base.Title className="grow text-xl">{title}</Base.Title>
            {aside}
            <Base.Close
              aria-label={close}
              className="-mr-3 grid size-12 shrink-0 place-items-center rounded-control text-muted hover:bg-well"
            >
              <Icon name="close" />
            </Base.Close>
          </div>
          <div className="grow overflow-y-auto overscroll-contain p-5 short:overflow-visible">{children}</div>
          {foot && (
            <div
              data-acts
              className="shrink-0 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
            >
              {foot}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
