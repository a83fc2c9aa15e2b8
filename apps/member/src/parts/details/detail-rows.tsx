import type { ReactNode } from 'react';
import type { DetailRow } from '@kalyanam/shared/topics/profile/detail-facts';

/** Rows of names and values for `Facts`; several lines are below each other. */
export const detailRows = (rows: readonly DetailRow[]): (readonly [name: string, value: ReactNode])[] =>
  rows.map(([name, value, own]) => [name, own ? <div data-own-words>{linesOf(value)}</div> : linesOf(value)]);

const linesOf = (value: DetailRow[1]): ReactNode =>
  typeof value === 'string' ? (
    value
  ) : (
    <ul className="grid gap-1">
      {value.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
