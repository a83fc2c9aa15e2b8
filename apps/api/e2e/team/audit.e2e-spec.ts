import { AuditLog } from '../../src/people/audit/audit-log.service.js';
import type { AuditEntry } from '../../src/people/audit/audit-row.js';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const entry = (details: AuditEntry['details'] = {}): AuditEntry => ({
  actor: 'admin:tester',
  action: 'member-approved',
  subject: 'member:someone',
  ip: '127.0.0.1',
  details,
});

describe('the audit log', () => {
  let test: TestApp;
  let log: AuditLog;
  beforeAll(async () => {
    test = await startTestApp();
    log = test.app.get(AuditLog, { strict: false });
  });
  beforeEach(async () => {
    await test.empty();
    await test.database.query('ALTER TABLE audit_log AUTO_INCREMENT = 1');
  });
  afterAll(() => test.close());

  const write = (details: AuditEntry['details'] = {}) =>
    test.database.transaction((manager) => log.write(manager, entry(details)));
  const writeFive = async (): Promise<void> => {
    for (let row = 1; row <= 5; row += 1) await write({ row });
  };

  it('is intact when empty and after every action', async () => {
    expect(await log.verify()).toEqual({ rows: 0, brokenAt: null });
    await writeFive();
    expect(await log.verify()).toEqual({ rows: 5, brokenAt: null });
  });

  it('is one chain, however many write at the same moment', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, row) => write({ row })));
    expect(await log.verify()).toEqual({ rows: 40, brokenAt: null });
  });

  it('contains nothing from a transaction that was rolled back', async () => {
    await write();
    const failing = test.database.transaction(async (manager) => {
      await log.write(manager, entry());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await write();
    expect(await log.verify()).toEqual({ rows: 2, brokenAt: null });
  });

  it.each([
    ['a changed detail', `UPDATE audit_log SET details = '{"row":9}' WHERE id = 3`],
    ['a changed actor', `UPDATE audit_log SET actor = 'admin:other' WHERE id = 3`],
    ['a changed time', `UPDATE audit_log SET at = at + INTERVAL 1 SECOND WHERE id = 3`],
    ['a changed hash', `UPDATE audit_log SET hash = REPEAT('x', 32) WHERE id = 3`],
  ])('detects %s at its row', async (_, tampering) => {
    await writeFive();
    await test.database.query(tampering);
    expect(await log.verify()).toEqual({ rows: 2, brokenAt: 3 });
  });

  it('detects a row removed from the middle, the beginning and the end', async () => {
    await writeFive();
    await test.rows(AuditLogRow).delete({ id: 5 });
    expect(await log.verify()).toEqual({ rows: 4, brokenAt: 'end' });
    await test.rows(AuditLogRow).delete({ id: 3 });
    expect(await log.verify()).toEqual({ rows: 2, brokenAt: 4 });
    await test.rows(AuditLogRow).delete({ id: 1 });
    expect(await log.verify()).toEqual({ rows: 0, brokenAt: 2 });
  });

  it('never keeps an identity number', async () => {
    await write({ note: 'number 2341 2341 2346 and ABCPK1234L' });
    const [row] = await test.rows(AuditLogRow).find();
    expect(row?.details).toBe('{"note":"number •••• and ••••"}');
  });
});
