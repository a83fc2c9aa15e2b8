import { AUDIT_ACTIONS } from '@kalyanam/shared/admin/audit-actions';
import type { AuditRowView } from '@kalyanam/shared/admin/audit';
import { labelOf } from '@kalyanam/shared/vocabulary/option';

/** An action in the words of the audit log; one it does not know, as it is written. */
export function actionWords(action: string): string {
  const label = labelOf(AUDIT_ACTIONS, action);
  if (label !== action) return label;
  const words = action.replace(/[._-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const who = (name: string | null, written: string): string => name ?? (written === 'system' ? 'the system' : written);

export const actorWords = ({ actor, actorName }: AuditRowView): string => who(actorName, actor);
export const subjectWords = ({ subject, subjectName }: AuditRowView): string => who(subjectName, subject);

/** 'added 20 · dropped 2' */
export const detailWords = ({ details }: AuditRowView): string =>
  Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(' · ');
