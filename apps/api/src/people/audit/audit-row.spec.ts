import { withoutIdentityNumbers } from '../../platform/jobs/masking.js';
import { FIRST_HASH, rowHash, safeDetails, type AuditRow } from './audit-row.js';

const row: AuditRow = {
  at: new Date('2026-06-10T04:00:00.123Z'),
  actor: 'admin:a',
  action: 'member-approved',
  subject: 'member:m',
  ip: '127.0.0.1',
  details: '{}',
};

describe('a row of the audit log', () => {
  it('has the same hash for the same facts and another for any other fact', () => {
    expect(rowHash(FIRST_HASH, { ...row })).toEqual(rowHash(FIRST_HASH, row));
    const changes: Partial<AuditRow>[] = [
      { at: new Date('2026-06-10T04:00:00.124Z') },
      { actor: 'admin:b' },
      { action: 'member-rejected' },
      { subject: 'member:n' },
      { ip: '127.0.0.2' },
      { details: '{"notes":"x"}' },
    ];
    for (const change of changes)
      expect(rowHash(FIRST_HASH, { ...row, ...change })).not.toEqual(rowHash(FIRST_HASH, row));
  });

  it('has another hash after another row', () => {
    expect(rowHash(Buffer.alloc(32, 1), row)).not.toEqual(rowHash(FIRST_HASH, row));
  });

  it('writes its details in a fixed order', () => {
    expect(safeDetails({ b: 1, a: 'x' })).toBe('{"a":"x","b":1}');
  });

  it.each([
    ['the number is 2341 2341 2346', 'the number is ••••'],
    ['2341-2341-2346.', '••••.'],
    ['PAN ABCPK1234L', 'PAN ••••'],
    ['passport K1234567, voter ABC1234567', 'passport ••••, voter ••••'],
    ['licence AP03 20110012345', 'licence ••••'],
    ['member 4827193W, call 9876543210', 'member 4827193W, call 9876543210'],
  ])('never keeps an identity number: %s', (typed, kept) => {
    expect(withoutIdentityNumbers(typed)).toBe(kept);
    expect(safeDetails({ notes: typed })).toBe(JSON.stringify({ notes: kept }));
  });
});
