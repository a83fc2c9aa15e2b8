import { useSyncExternalStore } from 'react';
import { Icon } from './icon';
import { useCommonTexts } from './texts/common.en';
import { dropToast, getToasts, subscribeToasts } from './toast-store';

export function Toasts() {
  const { close } = useCommonTexts();
  const toasts = useSyncExternalStore(subscribeToasts, getToasts);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-50 flex flex-col items-center gap-2 md:bottom-6"
    >
      {toasts.map(({ id, text, action }) => (
        <div
          key={id}
          className="pointer-events-auto flex w-full max-w-md animate-[settle_180ms_ease-out] items-center gap-3 rounded-control border border-line bg-ink py-1 pr-1 pl-4 text-ground shadow-lg"
        >
          <span className="grow py-2">{text}</span>
          {action && (
            <button
              type="button"
              onClick={() => {
                dropToast(id);
                action.run();
              }}
              className="min-h-12 shrink-0 rounded-control px-3 font-semibold underline underline-offset-4"
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            aria-label={close}
            onClick={() => dropToast(id)}
            className="grid size-12 place-items-center rounded-control"
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
