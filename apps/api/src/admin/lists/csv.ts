/** A spreadsheet must take no cell for a formula: what begins like one is led by an apostrophe. */
export type Cell = string | number | boolean | null | undefined;

const FORMULA = /^[=+\-@\t\r]/;

function cellOf(value: Cell): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Spreadsheets take a file for UTF-8 by this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';
