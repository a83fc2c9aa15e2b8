import { AUDIT_ACTIONS, AUDIT_CATEGORIES, CATEGORY_OF } from '@kalyanam/shared/team/audit-actions';
import type { AuditRowView } from '@kalyanam/shared/team/audit';
import { expect, it } from 'vitest';
import { auditSentence, sentenceText } from './audit-sentences';

const row = (
  action: string,
  details: AuditRowView['details'] = {},
  more: Partial<AuditRowView> = {},
): AuditRowView => ({
  id: '1',
  at: '2026-11-20T05:00:00.000Z',
  actor: 'admin:a1',
  actorName: 'lakshmi',
  actorPerson: 'Lakshmi',
  action,
  subject: 'member:m1',
  subjectName: 'ravi@example.com',
  subjectPerson: 'Ravi Kumar Reddy',
  ip: '10.0.0.1',
  details,
  ...more,
});
const said = (...args: Parameters<typeof row>): string => sentenceText(auditSentence(row(...args)));

it.each([
  [
    'number-revealed',
    { kind: 'aadhaar', reason: 'Compare with the document' },
    'Lakshmi revealed the Aadhaar number of Ravi Kumar Reddy: Compare with the document',
  ],
  ['document-opened', { kind: 'pan' }, 'Lakshmi opened the PAN file of Ravi Kumar Reddy'],
  ['member-approved', { documentSeen: false }, 'Lakshmi verified Ravi Kumar Reddy without seeing a document'],
  ['member-rejected', { reasons: 'document-missing' }, 'Lakshmi rejected Ravi Kumar Reddy: A document is missing'],
  [
    'report-closed',
    { reports: 2, outcome: 'upheld', action: 'warn' },
    'Lakshmi closed 2 reports about Ravi Kumar Reddy: upheld, warn the member',
  ],
  ['member-held', { reason: 'Call us.' }, 'Lakshmi put Ravi Kumar Reddy on hold: Call us.'],
  ['biodata-withdrawn', { links: 2 }, 'Lakshmi withdrew biodata links of Ravi Kumar Reddy: 2'],
  ['member-signed-out', { sessions: 1 }, 'Lakshmi logged Ravi Kumar Reddy out of 1 session'],
  ['member-looked-up', { as: 'nobody' }, 'Lakshmi looked up Ravi Kumar Reddy, as seen by visitors without an account'],
  ['eligible-users-added', { added: 19154 }, 'Lakshmi added 19,154 eligible users'],
  ['list-value-mapped', { subcaste: 'motati', members: 1 }, 'Lakshmi counted a text as the subcaste motati: 1 member'],
  ['list-value-undone', { subcaste: null, members: 2 }, 'Lakshmi took back a decision about a subcaste: 2 members'],
  ['something-new', { note: 'x' }, 'Lakshmi something new Ravi Kumar Reddy: Note: x'],
])('tells %s', (action, details, words) => {
  expect(said(action, details)).toBe(words);
});

it('names things, the system, and those who are gone', () => {
  const gone = { subjectName: null, subjectPerson: null };
  const system = { actor: 'system', actorName: null, actorPerson: null };
  expect(said('list-exported', { rows: 3 }, { ...gone, subject: 'list:users' })).toBe(
    'Lakshmi exported the list of members: 3 rows',
  );
  expect(said('member-held', { reporters: 3 }, system)).toBe('The system put Ravi Kumar Reddy on hold after 3 reports');
  expect(said('member-looked-up', {}, gone)).toBe('Lakshmi looked up a deleted member');
});

it('has a sentence and a category for every action, and no words that miss a detail', () => {
  const categories = AUDIT_CATEGORIES.map(({ value }) => value);
  for (const { value } of AUDIT_ACTIONS) {
    expect(said(value)).toMatch(/^Lakshmi [a-z][^]*$/);
    expect(said(value)).not.toMatch(/undefined|null|NaN/);
    expect(categories).toContain(CATEGORY_OF[value]);
  }
});
