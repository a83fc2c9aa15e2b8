import { SchedulerRegistry } from '@nestjs/schedule';
import { AdminSessionsCleaner } from '../../src/people/team-accounts/admin-sessions.cleaner.js';
import { PasswordResets } from '../../src/joining/sign-in/reset/password-reset.service.js';
import { SessionsCleaner } from '../../src/people/sessions/sessions.cleaner.js';
import { SignInsCleaner } from '../../src/joining/sign-in/sign-ins.cleaner.js';
import { Idempotency } from '../../src/platform/idempotency/idempotency.service.js';
import { OutboxWorker } from '../../src/people/outbox/outbox.worker.js';
import { NotificationsService } from '../../src/people/notifications/notifications.service.js';
import { CodesService } from '../../src/people/codes/codes.service.js';
import { InterestActs } from '../../src/contact/interests/interest-acts.service.js';
import { LookingWorker } from '../../src/my/still-looking/looking.worker.js';
import { ProfileDeletion } from '../../src/joining/erasure/profile-deletion.service.js';
import { UnverifiedAccounts } from '../../src/my/profile/unverified-accounts.service.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

type Values = Record<string, unknown>;

interface Owners {
  readonly userId: unknown;
  readonly sessionId: unknown;
  readonly adminId: unknown;
  readonly adminSessionId: unknown;
}

/** More than one batch. */
const OLD = 501;
const at = new Date('2020-01-01T00:00:00Z');
const used = { ip: '127.0.0.1', user_agent: 'none', created_at: at, last_used_at: at };

/** A table, and a long-expired row of it; `id` differs in each row. */
const TABLES: readonly [string, (id: string, owners: Owners) => Values][] = [
  ['sessions', (id, { userId }) => ({ id, user_id: userId, ...used, ended_at: at })],
  ['sessions', (id, { userId }) => ({ id, user_id: userId, ...used, ended_at: null })],
  ['refresh_tokens', (id, { sessionId }) => ({ token_hash: id, session_id: sessionId, expires_at: at })],
  ['admin_sessions', (id, { adminId }) => ({ id, admin_id: adminId, ...used })],
  ['admin_refresh_tokens', (id, o) => ({ token_hash: id, session_id: o.adminSessionId, expires_at: at })],
  ['sign_ins', (_, { userId }) => ({ user_id: userId, ip: '127.0.0.1', at })],
  ['password_resets', (id, { userId }) => ({ id, token_hash: id, user_id: userId, expires_at: at })],
  ['idempotency_keys', (id) => ({ scope: 'test', key_hash: id, request_hash: id, created_at: at })],
  [
    'verification_codes',
    (id, { userId }) => ({
      user_id: userId,
      purpose: 'email',
      destination: 'a@example.org',
      code_hash: id,
      created_at: at,
      expires_at: at,
    }),
  ],
  [
    'outbox',
    (id) => ({
      public_id: id,
      channel: 'email',
      template: 'code',
      destination: 'a@example.org',
      created_at: at,
      next_try_at: null,
    }),
  ],
  [
    'notifications',
    (id, { userId }) => ({ public_id: id, user_id: userId, kind: 'verified', details: '{}', created_at: at }),
  ],
];

/** Every hour expired rows are deleted from each table, in batches and by an index: even from a very large one. */
describe('cleaning up', () => {
  let test: TestApp;
  let owners: Owners;
  beforeAll(async () => {
    test = await startTestApp();
    const { userId } = await test.make.signedIn();
    await test.make.admin();
    const sessionId = await valueOf('SELECT id FROM sessions');
    const adminId = await valueOf('SELECT id FROM admins');
    owners = { userId, sessionId, adminId, adminSessionId: await valueOf('SELECT id FROM admin_sessions') };
  });
  afterAll(() => test.close());
  afterEach(() => jest.restoreAllMocks());

  const valueOf = async (sql: string): Promise<unknown> =>
    Object.values((await test.database.query<Values[]>(sql))[0] ?? {})[0];

  async function clean(): Promise<void> {
    for (const cleaner of [SessionsCleaner, AdminSessionsCleaner, SignInsCleaner])
      await test.app.get<{ clean(): Promise<void> }>(cleaner, { strict: false }).clean();
    for (const service of [PasswordResets, Idempotency, OutboxWorker, NotificationsService, CodesService])
      await test.app.get<{ forgetOld(): Promise<void> }>(service, { strict: false }).forgetOld();
  }

  it('does not start on its own in tests', () => {
    const schedule = test.app.get(SchedulerRegistry);
    expect([...schedule.getCronJobs().keys(), ...schedule.getIntervals()]).toEqual([]);
  });

  it.each(TABLES)('deletes expired rows from %s', async (table, row) => {
    const count = () => valueOf(`SELECT COUNT(*) FROM ${table}`);
    const before = await count();
    const old = Array.from({ length: OLD }, (_, index) => row(`old-${String(index).padStart(16, '0')}`, owners));
    const columns = Object.keys(old[0] ?? {}).join(', ');
    await test.database.query(`INSERT INTO ${table} (${columns}) VALUES ?`, [
      old.map((values) => Object.values(values)),
    ]);
    const asked = jest.spyOn(test.database, 'query');
    await clean();
    const statements = asked.mock.calls.filter(([sql]) => sql.startsWith(`DELETE FROM ${table} `));
    expect(await count()).toBe(before);
    expect(statements.length).toBeGreaterThan(1);
    for (const [sql, values] of statements) {
      const [plan] = await test.database.query<{ possible_keys: string | null }[]>(
        `EXPLAIN FORMAT=TRADITIONAL ${sql}`,
        values,
      );
      expect(plan?.possible_keys).not.toBeNull();
    }
  });
});

/** Scheduled work: some of it is done by every process, the rest only by those for members. */
describe('a process for administrators', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({}, 'admin');
  });
  afterAll(() => test.close());

  // Codes too: the team sends one again for a member.
  it.each([SessionsCleaner, AdminSessionsCleaner, OutboxWorker, NotificationsService, CodesService])(
    'runs %p',
    (work) => {
      expect(test.app.get(work, { strict: false })).toBeDefined();
    },
  );

  it.each([
    ...[SignInsCleaner, PasswordResets, Idempotency],
    ...[InterestActs, LookingWorker, ProfileDeletion, UnverifiedAccounts],
  ])('does not run %p', (work) => {
    expect(() => test.app.get<object>(work, { strict: false })).toThrow(/could not find/);
  });
});
