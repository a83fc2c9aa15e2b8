import { useId, type ReactNode } from 'react';

/** Settings of one kind. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-24 outline-none">
      <h2 id={`${id}-title`} className="mb-3 text-2xl">
        {title}
      </h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}

/** Rows that belong together within a group. */
export function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {lead && <p className="mt-1 text-small text-muted">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
