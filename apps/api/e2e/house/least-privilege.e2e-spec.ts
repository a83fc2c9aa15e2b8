import { DataSource } from 'typeorm';
import { AuditLog } from '../../src/people/audit/audit-log.service.js';
import { accountIn, provideAccount } from '../../src/platform/database/accounts.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { accessTo } from '../support/servers/database.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

/** The whole API on a database account as the command `accounts` makes it, with the rights that `grants` prints. */
describe('an API process with least privilege', () => {
  const account = `kalyanam_requests_${process.env['JEST_WORKER_ID'] ?? '0'}`;
  let root: DataSource;
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp({}, 'all', async (url) => {
      root = await new DataSource(dataSourceOptions(accessTo(url), 1, 'migrations')).initialize();
      await root.query(`DROP USER IF EXISTS '${account}'@'%'`);
      const limited = new URL(url);
      Object.assign(limited, { username: account, password: 'first' });
      await provideAccount(root, accountIn(limited.href));
      // Again with another password, as with each version and after a change of the secret.
      limited.password = 'least';
      await provideAccount(root, accountIn(`${limited.href}\n`));
      return limited.href;
    });
  });
  afterAll(async () => {
    await test.close();
    await root.query(`DROP USER '${account}'@'%'`);
    await root.destroy();
  });

  it('serves members and the team', async () => {
    const reviewer = await test.make.admin('reviewer');
    const waiting = await test.make.case();
    await reviewer.post(`/admin/verifications/${waiting.id}/claim`).expect(200);
    await reviewer.post('/admin/verify-user.php', { userId: waiting.id, action: 'approve' }).expect(200);
    const member = await test.make.signedIn();
    await member.get('/profiles').expect(200);
    await member.delete('/profiles/me').expect(200);
    expect(await test.app.get(AuditLog, { strict: false }).verify()).toMatchObject({ brokenAt: null });
  });

  it('has a name and a password in its address, which nothing repeats', () => {
    for (const address of ['mysql://k@h/d', 'mysql://:p@h/d', 'hidden'])
      expect(() => accountIn(address)).toThrow('An account must be written mysql://user:password@host:port/database.');
  });

  it.each([
    `UPDATE audit_log SET action = 'member-rejected'`,
    'DELETE FROM audit_log',
    'DROP TABLE users',
    'ALTER TABLE users ADD COLUMN back_door INT',
    `INSERT INTO migrations (timestamp, name) VALUES (1, 'x')`,
  ])('cannot %s', async (statement) => {
    await expect(test.database.query(statement)).rejects.toMatchObject({ code: 'ER_TABLEACCESS_DENIED_ERROR' });
  });
});
