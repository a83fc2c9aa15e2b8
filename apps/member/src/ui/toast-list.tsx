import { Toast } from '@base-ui/react/toast';
import { useFocusAfter } from '@kalyanam/web/use-focus-after';
import { useEffect, useRef } from 'react';
import { buttonClass } from './button';
import { Icon } from './icon';
import { MugguDrawn } from './muggu-drawn';
import { useCommonTexts } from './texts/common.en';
import { MOMENT, toasts as manager, toastsListening } from './toast';

const AT_ONCE = 3;

/**
 * On a phone above the tabs, and above the acts of a page or a sheet that are at its foot: no heading is covered, and
 * Undo is within reach of a thumb. Over sheets and dialogs, whose acts have their Undo here. Hovering or focusing the
 * messages holds them; F6 leads to them, Escape and a swipe close one.
 */
export function ToastList({ label }: { label: string }) {
  useEffect(toastsListening, []);
  return (
    <Toast.Provider toastManager={manager} limit={AT_ONCE}>
      <Toast.Viewport
        aria-label={label}
        className="pointer-events-none fixed inset-x-4 bottom-[calc(--spacing(16)+env(safe-area-inset-bottom))] in-[:root:has([data-acts])]:bottom-[calc(--spacing(35)+env(safe-area-inset-bottom))] short:bottom-2! z-60 flex flex-col-reverse items-center gap-2 print:hidden lg:bottom-6!"
      >
        <Messages />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function Messages() {
  const { toasts } = Toast.useToastManager();
  // A double press shows one message: of equal messages without an action only the newest stays.
  const shown = toasts.filter(
    ({ title, actionProps }, index) => actionProps || toasts.findIndex((other) => other.title === title) === index,
  );
  const before = useRef<EventTarget | null>(null);
  // Back to where it was before a message was acted on or closed.
  const noteFocus = useFocusAfter(
    ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    () => {
      const { current } = before;
      const place = current instanceof HTMLElement && current.isConnected ? current : document.getElementById('main');
      place?.focus({ preventScroll: true });
    },
  );
  return (
    <div className="contents" onFocus={noteFocus}>
      {shown.map((toast) =>
        toast.type === MOMENT ? <Moment key={toast.id} toast={toast} /> : <Message key={toast.id} toast={toast} />,
      )}
    </div>
  );
}

type Shown = ReturnType<typeof Toast.useToastManager>['toasts'][number];

function Message({ toast }: { toast: Shown }) {
  const { close } = useCommonTexts();
  return (
    <Toast.Root
      toast={toast}
      className="pointer-events-auto flex w-full max-w-md animate-[settle_180ms_ease-out] items-center gap-3 rounded-control border border-line bg-ink py-1 pr-1 pl-4 text-ground shadow-lg data-limited:hidden"
    >
      <Toast.Title render={<span />} className="min-w-0 grow py-2 wrap-anywhere" />
      {toast.actionProps && (
        <Toast.Action className="min-h-12 shrink-0 rounded-control px-3 font-semibold underline underline-offset-4" />
      )}
      {/* The messages are never stacked, so the button is never out of sight. */}
      <Toast.Close aria-label={close} aria-hidden={false} className="grid size-12 place-items-center rounded-control">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  );
}

function Moment({ toast }: { toast: Shown }) {
  const { close } = useCommonTexts();
  return (
    <Toast.Root
      toast={toast}
      className="pointer-events-auto relative grid w-full max-w-md animate-[settle_180ms_ease-out] justify-items-center gap-2 rounded-card border border-turmeric bg-paper p-5 text-center text-ink shadow-lg data-limited:hidden"
    >
      <MugguDrawn className="h-10" />
      <Toast.Title render={<p />} className="font-display text-2xl font-semibold" />
      <Toast.Description render={<p />} />
      <Toast.Action className={`mt-1 ${buttonClass('primary')}`} />
      <Toast.Close
        aria-label={close}
        aria-hidden={false}
        className="absolute top-1 right-1 grid size-12 place-items-center rounded-control text-muted"
      >
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  );
}
