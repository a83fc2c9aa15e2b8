import type { Slice } from '../../lists/list-query.js';

/** Rows of a day in India, YYYY-MM-DD. */
export interface AuditDay {
  day: string;
  total: number;
}

/** The days that hold a page, and its place among their rows. */
export interface PageDays extends Slice {
  days: readonly string[];
}

/** `days` in the order of the list: all before a page are passed over by their totals instead of row by row. */
export function daysOfPage(days: readonly AuditDay[], { offset, count }: Slice): PageDays {
  let before = 0;
  const held: string[] = [];
  let skipped = 0;
  for (const { day, total } of days) {
    if (before >= offset + count) break;
    if (before + total > offset) held.push(day);
    else skipped += total;
    before += total;
  }
  return { days: held, offset: offset - skipped, count };
}
