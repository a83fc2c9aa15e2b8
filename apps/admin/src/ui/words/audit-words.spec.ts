import type { AuditRowView } from '@kalyanam/shared/team/audit';
import { expect, it } from 'vitest';
import { detailWords, thingWords } from './audit-words';

const row = (subject: string, details: AuditRowView['details'] = {}): AuditRowView => ({
  id: '1',
  at: '2026-11-20T05:00:00.000Z',
  actor: 'admin:a1',
  actorName: 'ravi',
  actorPerson: 'Ravi',
  action: 'report-closed',
  subject,
  subjectName: null,
  subjectPerson: null,
  ip: '',
  details,
});

it('says details in words, without ids', () => {
  const details = { report: 'br06j', reports: 1200, outcome: 'upheld', action: 'none', isActive: true, note: null };
  expect(detailWords(row('member:m1', details))).toBe(
    'Reports: 1,200 · Outcome: Upheld · Action: No action · Is active: yes',
  );
});

it('says lists of codes in words', () => {
  expect(detailWords(row('member:m1', { reasons: 'document-missing,name-mismatch' }))).toBe(
    'Reasons: A document is missing, The name differs from the document',
  );
  expect(detailWords(row('member:m1', { acknowledged: 'identity-unopened,pan-unopened' }))).toBe(
    'Acknowledged: Identity document not opened, PAN not opened',
  );
});

it.each([
  ['list:eligible-users', 'List of eligible users'],
  ['coupon:DIWALI', 'Coupon DIWALI'],
  ['eligible-user:x', 'An eligible pair'],
  ['eligible-users', 'Eligible users'],
])('names %s', (subject, words) => {
  expect(thingWords(subject)).toBe(words);
});
