import type { ReactNode } from 'react';

/** `own`: with words that the family wrote, in whichever language they wrote them. */
export type DetailRow = readonly [name: string, value: string | readonly string[], own?: boolean];

/** Rows of names and values for `Facts`; several lines stand below each other. */
export const detailRows = (rows: readonly DetailRow[]): (readonly [name: string, value: ReactNode])[] =>
  rows.map(([name, value, own]) => [name, own ? <div data-own-words>{linesOf(value)}</div> : linesOf(value)]);

const linesOf = (value: DetailRow[1]): ReactNode =>
  typeof value === 'string' ? (
    value
  ) : (
    <ul className="grid gap-1">
      {value.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
