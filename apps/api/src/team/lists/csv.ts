import { momentInIndia } from '@kalyanam/shared/base/india-time';

/** No cell may be read as a formula: text that starts like one is prefixed with an apostrophe. */
export type Cell = string | number | boolean | null | undefined;

/** In either width: spreadsheets take ＝ for =. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** R41: moments in India time, as every screen shows them. */
const shown = (value: Cell): string =>
  typeof value === 'string' && value.length === 24 && MOMENT.test(value)
    ? momentInIndia(new Date(value))
    : String(value ?? '');

function cellOf(value: Cell): string {
  const text = shown(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Byte order mark: spreadsheets recognize UTF-8 by it. */
export const BYTE_ORDER_MARK = '\uFEFF';
