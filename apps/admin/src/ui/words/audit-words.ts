import { AUDIT_ACTIONS } from '@kalyanam/shared/team/audit-actions';
import type { AuditRowView } from '@kalyanam/shared/team/audit';
import { ACKNOWLEDGEMENTS } from '@kalyanam/shared/team/case-queue';
import { REPORT_ACTIONS, REPORT_OUTCOMES } from '@kalyanam/shared/team/reports';
import { ADMIN_ROLES } from '@kalyanam/shared/team/roles';
import { labelOf, type Option } from '@kalyanam/shared/base/vocabulary/option';
import { REJECTION_REASONS } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import { DOCUMENT_KINDS } from '@kalyanam/shared/base/vocabulary/documents';
import { indianNumber } from '../time/india-date';

/** An action in the words of the audit log; one it does not know, as it is written. */
export function actionWords(action: string): string {
  const label = labelOf(AUDIT_ACTIONS, action);
  if (label !== action) return label;
  const words = action.replace(/[._-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NAMED_LISTS: Readonly<Record<string, string>> = { audit: 'Audit log', users: 'List of members' };

/** A thing as the target of an act: 'Coupon DIWALI', 'List of members'. */
export function thingWords(written: string): string {
  const [kind = '', id = ''] = written.split(':');
  if (kind === 'list') return NAMED_LISTS[id] ?? `List of ${id.replace(/-/g, ' ')}`;
  if (kind === 'eligible-user') return 'An eligible pair';
  return [sentence(kind.replace(/-/g, ' ')), id].filter(Boolean).join(' ');
}

const VALUES: Readonly<Record<string, readonly Option[]>> = {
  outcome: REPORT_OUTCOMES,
  action: REPORT_ACTIONS,
  kind: DOCUMENT_KINDS,
  role: ADMIN_ROLES,
  reasons: REJECTION_REASONS,
  acknowledged: ACKNOWLEDGEMENTS,
};
/** Details that hold several values, with a comma between them. */
const LISTS: ReadonlySet<string> = new Set(['reasons', 'acknowledged', 'fields']);
/** Ids tell a reader nothing; the row leads to the member. */
const UNSAID: ReadonlySet<string> = new Set(['report', 'case', 'edit', 'document']);

const nameWords = (name: string): string => sentence(name.replace(/([A-Z])/g, ' $1').toLowerCase());

function valueWords(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return indianNumber(value);
  const values = LISTS.has(name) ? String(value).split(',') : [String(value)];
  return values.map((one) => labelOf(VALUES[name] ?? [], one)).join(', ');
}

/** 'Added: 20 · Dropped: 2' */
export const detailWords = ({ details }: AuditRowView): string =>
  Object.entries(details)
    .filter(([name, value]) => value !== null && value !== '' && !UNSAID.has(name))
    .map(([name, value]) => `${nameWords(name)}: ${valueWords(name, value)}`)
    .join(' · ');
