import { AsWritten } from '../words/as-written';
import type { Column } from './column';

export const cellOf = <Row,>({ cell, asWritten }: Pick<Column<Row>, 'cell' | 'asWritten'>, row: Row) =>
  asWritten ? <AsWritten>{cell(row)}</AsWritten> : cell(row);
