import type { ReactNode } from 'react';

/** One column of a list; on a phone one line of a card. */
export interface Column<Row, Sort extends string = string> {
  /** Stays the same while the page is open. */
  key: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** The server's word for this order, where the list can be sorted by it. */
  sort?: Sort;
  numeric?: boolean;
  /** Short enough to stay on one line. */
  short?: boolean;
  /** Names the row: its heading for those who hear the page. */
  heading?: boolean;
  /** A button that says what it does: on a card it stands without the name of its column. */
  act?: boolean;
}

/** What every list of rows is drawn from. */
export interface RowsProps<Row, Sort extends string = string> {
  /** What is listed, for those who hear the page. */
  name: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
}
