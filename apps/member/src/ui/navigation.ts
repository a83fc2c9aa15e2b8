import { createContext, use } from 'react';

/** How a page is left: known to every link, whether the router is there yet or not. */
export interface Navigation {
  readonly pathname: string;
  /** The target of a press that waits for code; its link lights up immediately. */
  readonly next?: string | undefined;
  open: (to: string, options?: { replace?: boolean; state?: unknown }) => Promise<void>;
  /** Fetches the code of the page behind an address ahead of the visit. */
  prefetch: (to: string) => void;
}

export const NavigationContext = createContext<Navigation>({
  pathname: '/',
  open: async (to) => window.location.assign(to),
  prefetch: () => undefined,
});

export const useNavigation = () => use(NavigationContext);
