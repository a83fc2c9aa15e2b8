import type { AuditRowView } from '@kalyanam/shared/admin/audit';
import { userPath } from '../../shell/paths';
import { actionWords, actorWords, detailWords, subjectWords } from '../../ui/audit-words';
import { dayAndTime } from '../../ui/india-date';
import type { Column } from '../../ui/list/column';
import { PageLink } from '../../ui/page-link';

/** A member leads to the history of the account. */
function Named({ written, words }: { written: string; words: string }) {
  const memberId = /^member:(.+)$/.exec(written)?.[1];
  return memberId ? <PageLink to={userPath(memberId)}>{words}</PageLink> : words;
}

export const AUDIT_COLUMNS: Column<AuditRowView>[] = [
  { key: 'at', name: 'When', short: true, cell: ({ at }) => <time dateTime={at}>{dayAndTime(at)}</time> },
  { key: 'action', name: 'What', heading: true, cell: ({ action }) => actionWords(action) },
  { key: 'actor', name: 'Who', cell: (row) => <Named written={row.actor} words={actorWords(row)} /> },
  { key: 'subject', name: 'Whom', cell: (row) => <Named written={row.subject} words={subjectWords(row)} /> },
  { key: 'details', name: 'Details', cell: (row) => detailWords(row) || '—' },
  { key: 'ip', name: 'From', short: true, cell: ({ ip }) => ip },
];
