import { useId, type ReactNode } from 'react';
import { AppLink } from '../../../ui/app-link';

interface HomeSectionProps {
  title: string;
  /** Where the whole of it is. */
  to?: string;
  more?: string;
  children: ReactNode;
}

export function HomeSection({ title, to, more, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex min-h-12 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {to && (
          <AppLink to={to} className="inline-flex min-h-12 items-center font-semibold text-accent underline-offset-4">
            {more}
          </AppLink>
        )}
      </div>
      {children}
    </section>
  );
}
