/** No cell may be read as a formula: text that starts like one is prefixed with an apostrophe. */
export type Cell = string | number | boolean | null | undefined;

/** In either width: spreadsheets take ＝ for =. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

function cellOf(value: Cell): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Byte order mark: spreadsheets recognize UTF-8 by it. */
export const BYTE_ORDER_MARK = '\uFEFF';
