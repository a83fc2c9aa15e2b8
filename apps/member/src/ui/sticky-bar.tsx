import type { ReactNode } from 'react';

interface StickyBarProps {
  /** On a phone, the tabs of a signed-in member are below it. */
  aboveTabs?: boolean;
  className?: string;
  children: ReactNode;
}

/** The acts of a page at the foot of the screen, within reach of a thumb. Give it the page's last place. */
export const StickyBar = ({ aboveTabs = false, className = '', children }: StickyBarProps) => (
  <div
    data-acts
    className={`bleed sticky z-20 border-t border-line bg-paper py-2.5 short:static print:hidden ${
      aboveTabs
        ? 'bottom-[calc(--spacing(14)+1px+env(safe-area-inset-bottom))] lg:bottom-0'
        : 'bottom-0 pb-[max(0.625rem,env(safe-area-inset-bottom))]'
    } ${className}`}
  >
    {children}
  </div>
);
