import type { AuditRowView } from '@kalyanam/shared/team/audit';
import { expect, it } from 'vitest';
import { auditDays } from './audit-days';

let count = 0;
const row = (action: string, actor: string, at = '2026-11-20T05:00:00.000Z'): AuditRowView => ({
  ...{ id: String(++count), at, actor, actorName: null, actorPerson: null, action },
  ...{ subject: 'member:m', subjectName: null, subjectPerson: null, ip: '', details: {} },
});
const sizes = (rows: AuditRowView[]) =>
  auditDays(rows).map(({ day, lines }) => [day, ...lines.map((line) => line.rows.length)]);

it('folds look-ups of one person that follow each other', () => {
  const look = (actor: string) => row('member-looked-up', actor);
  expect(sizes([look('a'), look('a'), look('b'), row('member-approved', 'b'), look('b'), look('b')])).toEqual([
    ['2026-11-20', 2, 1, 1, 2],
  ]);
});

it('begins a new line and a new head with each day in India', () => {
  const late = '2026-11-20T18:29:00.000Z';
  const next = '2026-11-20T18:31:00.000Z';
  expect(sizes([row('member-looked-up', 'a', next), row('member-looked-up', 'a', late)])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 1],
  ]);
});

it('has nothing to say of an empty log', () => {
  expect(auditDays([])).toEqual([]);
});
