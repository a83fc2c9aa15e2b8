import type { ReactNode } from 'react';

/** Rows of names and values for `Facts`; several lines stand below each other. */
export const detailRows = (
  rows: readonly (readonly [name: string, value: string | readonly string[]])[],
): (readonly [name: string, value: ReactNode])[] =>
  rows.map(([name, value]) => [
    name,
    typeof value === 'string' ? (
      value
    ) : (
      <ul className="grid gap-1">
        {value.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  ]);
