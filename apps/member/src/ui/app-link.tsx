import type { ComponentProps, MouseEvent } from 'react';
import { useNavigation } from './navigation';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  state?: unknown;
}

const meantForBrowser = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link inside the application; fetches its page's code on hover and focus. */
export function AppLink({ to, state, onClick, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  const { pathname, next = pathname, open, prefetch } = useNavigation();
  return (
    <a
      aria-current={to === next ? 'page' : undefined}
      {...rest}
      href={to}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(to);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || meantForBrowser(event)) return;
        event.preventDefault();
        void open(to, { state });
      }}
    />
  );
}
