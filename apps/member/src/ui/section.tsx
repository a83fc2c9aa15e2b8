import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from './icon';

interface SectionProps {
  title: string;
  icon?: IconName;
  /** At the end of its heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ title, icon, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={id} className="flex items-center gap-2.5 text-2xl">
          {icon && <Icon name={icon} className="size-6 text-turmeric-ink" />}
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A member's own words, with their line breaks. */
export const OwnWords = ({ children }: { children: string }) => (
  <p className="max-w-prose whitespace-pre-line wrap-anywhere">{children}</p>
);
