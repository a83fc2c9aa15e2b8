import type { AuditRowView } from '@kalyanam/shared/team/audit';
import { dateInIndia } from '@kalyanam/shared/base/india-time';

/** One line of the log: a row, or several look-ups of one person in a row. */
export type AuditLine = { key: string; rows: readonly [AuditRowView, ...AuditRowView[]] };

export interface AuditDay {
  /** YYYY-MM-DD in India. */
  day: string;
  lines: AuditLine[];
}

const LOOKS: readonly string[] = ['member-looked-up', 'linked-accounts-opened'];
const isLook = ({ action }: AuditRowView): boolean => LOOKS.includes(action);

/** By day in India, in the order given; look-ups by one person that follow each other are one line. */
export function auditDays(rows: readonly AuditRowView[]): AuditDay[] {
  const days: AuditDay[] = [];
  for (const row of rows) {
    const day = dateInIndia(new Date(row.at));
    const last = days.at(-1);
    const lines = last?.day === day ? last.lines : [];
    if (last?.day !== day) days.push({ day, lines });
    const before = lines.at(-1);
    if (before && isLook(row) && isLook(before.rows[0]) && before.rows[0].actor === row.actor)
      lines[lines.length - 1] = { ...before, rows: [...before.rows, row] };
    else lines.push({ key: row.id, rows: [row] });
  }
  return days;
}
