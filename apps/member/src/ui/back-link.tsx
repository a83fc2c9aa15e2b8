import type { ReactNode } from 'react';
import { AppLink } from './app-link';
import { Icon } from './icon';

/** Link to the page that this one belongs to. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <AppLink
    to={to}
    className="-ml-2 inline-flex min-h-12 items-center gap-1 pr-2 font-semibold text-accent no-underline"
  >
    <Icon name="left" />
    {children}
  </AppLink>
);
