import type { ReactNode } from 'react';

/** One column of a list; on a phone one line of a card. */
export interface Column<Row, Sort extends string = string> {
  /** Stays the same while the page is open. */
  key: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** The server's word for this order, where the list can be sorted by it. */
  sort?: Sort;
  /** How the two directions are said where neither time, number nor alphabet says it. */
  directions?: Readonly<Record<'asc' | 'desc', string>>;
  numeric?: boolean;
  /** A name, number or address, which no translation may change. */
  asWritten?: boolean;
  /** Short enough to stay on one line. */
  short?: boolean;
  /** Names the row: its heading for those who hear the page. */
  heading?: boolean;
  /** A button that names its act: on a card it has no column name before it. */
  act?: boolean;
  /** Takes the room that the others leave; longer text ends in an ellipsis. */
  fills?: boolean;
  /** The least width of the window at which a table has room for it; cards show it always. */
  from?: 'md' | 'lg' | 'xl';
  /** Not shown until it is chosen. */
  rare?: boolean;
}

/** What every list of rows is drawn from. */
export interface RowsProps<Row, Sort extends string = string> {
  /** The kind of rows, for those who hear the page. */
  name: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** What a row is called where it is ticked; its id unless told. */
  nameOf?: (row: Row) => string;
}
