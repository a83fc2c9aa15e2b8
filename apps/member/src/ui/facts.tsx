import type { ReactNode } from 'react';

/** Rows of a name and its value; a row without a value is left out. The longest name leaves a phone room for values. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2.5">
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="min-w-26 text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
