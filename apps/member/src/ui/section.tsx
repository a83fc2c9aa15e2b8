import { useId, type ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What a person wrote, with their own line breaks. */
export const OwnWords = ({ children }: { children: string }) => (
  <p className="max-w-prose whitespace-pre-line wrap-anywhere">{children}</p>
);
