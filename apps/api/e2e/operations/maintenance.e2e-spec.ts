import { randomBytes } from 'node:crypto';
import { totpContext } from '../../src/people/team-accounts/second-factor.service.js';
import { KeyRing } from '../../src/platform/crypto/key-ring.js';
import { parseSettings } from '../../src/platform/config/parse-settings.js';
import { DocumentsService } from '../../src/profiles/documents/documents.service.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import { StoredFiles } from '../../src/platform/storage/stored-files.service.js';
import { IdentityService } from '../../src/profiles/identity-numbers/identity.service.js';
import { ConsistencyRepository } from '../../src/operations/maintenance/consistency.repository.js';
import { QueueMarks } from '../../src/people/accounts/queue-marks.repository.js';
import { MemberChanges } from '../../src/platform/change-feed/member-changes.service.js';
import { SearchWords } from '../../src/people/accounts/search-words.repository.js';
import { TeamCopiesRepository } from '../../src/operations/maintenance/team-copies.repository.js';
import { KeptCountsRepository } from '../../src/operations/maintenance/kept-counts.repository.js';
import { Consistency } from '../../src/operations/maintenance/consistency.service.js';
import { KeyRotationRepository } from '../../src/operations/maintenance/key-rotation.repository.js';
import { KeyRotation, type Rotation } from '../../src/operations/maintenance/key-rotation.service.js';
import { SEALED_COLUMNS } from '../../src/operations/maintenance/sealed-columns.js';
import { outboxContext } from '../../src/people/outbox/outbox-content.js';
import { Admin } from '../../src/people/team-accounts/admin.entity.js';
import { Profile } from '../../src/profiles/profile/profile.entity.js';
import { User } from '../../src/people/accounts/user.entity.js';
import { Document } from '../../src/profiles/documents/document.entity.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import { AADHAAR, PAN } from '../support/make/example.js';

const newKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;
const OLD = newKey('old');
const NEW = newKey('new');

const ringOf = (...keys: string[]): KeyRing =>
  new KeyRing(parseSettings({ NODE_ENV: 'test', DATABASE_URL: 'mysql://k:k@127.0.0.1/k', DATA_KEYS: keys.join() }));

describe('the rotation of keys', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp({ DATA_KEYS: OLD });
  });
  afterEach(() => test.close());

  const rotate = (ring: KeyRing): Promise<Rotation> =>
    new KeyRotation(new KeyRotationRepository(test.database), ring).run();
  /** The running product with another key ring. */
  const use = (ring: KeyRing): unknown => Object.assign(test.app.get(KeyRing, { strict: false }), ring);

  it('re-encrypts everything: afterwards the new key decrypts everything, the old one nothing', async () => {
    const member = await test.make.member({
      verificationStatus: 'not-verified',
      aadhaarNumber: AADHAAR,
      panNumber: PAN,
    });
    await test.make.document(member, 'pan');
    await test.rows(Admin).insert({ publicId: member.id, username: 'o', name: 'O', role: 'owner', passwordHash: '-' });
    const ring = test.app.get(KeyRing, { strict: false });
    await test.rows(Admin).updateAll({ totpSealed: ring.seal('SECRET', totpContext(1)) });
    await test.database.query(
      `INSERT INTO outbox (public_id, channel, template, destination, sealed, next_try_at) VALUES (?, 'sms', 't', 'd', ?, NULL)`,
      [member.id, ring.seal('{}', outboxContext(member.id))],
    );

    expect(await rotate(ringOf(NEW, OLD))).toEqual({ resealed: 5, unreadable: [] });
    expect(await rotate(ringOf(NEW, OLD))).toEqual({ resealed: 0, unreadable: [] });
    for (const { table, column } of SEALED_COLUMNS)
      for (const { sealed } of await test.database.query<{ sealed: Buffer }[]>(
        `SELECT ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL`,
      ))
        expect(ring.keyId(sealed)).toBe('new');

    use(ringOf(NEW));
    expect(await test.app.get(IdentityService, { strict: false }).reveal(member.userId, 'aadhaar')).toBe(AADHAAR);
    expect(await test.app.get(DocumentsService, { strict: false }).open(member.userId, 'pan')).not.toBeNull();
    expect((await rotate(ringOf(OLD))).unreadable).toHaveLength(5);
  });

  it('knows every column with encrypted data', async () => {
    const columns = await test.database.query<{ name: string }[]>(
      `SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.columns
       WHERE table_schema = DATABASE() AND column_name LIKE '%sealed%' ORDER BY name`,
    );
    expect(SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
      columns.map(({ name }) => name),
    );
  });
});

describe('the check of consistency', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  beforeEach(() => test.empty());
  afterAll(() => test.close());

  const check = () =>
    new Consistency(
      new ConsistencyRepository(test.database),
      test.app.get(StoredFiles, { strict: false }),
      new KeptCountsRepository(test.database),
      new TeamCopiesRepository(test.database, new QueueMarks(new MemberChanges()), new SearchWords()),
    ).check();
  const NOTHING = {
    rowsWithoutFile: [],
    filesWithoutRow: [],
    approvalsWithoutAudit: [],
    usersWithoutProfile: [],
    countsMended: [],
    copiesMended: [],
  };

  it('finds nothing when all is well', async () => {
    const member = await test.make.member({
      verificationStatus: 'not-verified',
      aadhaarNumber: AADHAAR,
      panNumber: PAN,
    });
    await test.make.document(member, 'aadhaar');
    await test.make.photo(member);
    expect(await check()).toEqual(NOTHING);
  });

  it('finds each kind of damage', async () => {
    const member = await test.make.member({
      verificationStatus: 'not-verified',
      aadhaarNumber: AADHAAR,
      panNumber: PAN,
    });
    await test.make.document(member, 'aadhaar');
    await test.rows(User).updateAll({ verificationStatus: 'verified' });
    const storage = test.app.get(FileStorage, { strict: false });
    const [row] = await test.rows(Document).find();
    const key = row?.storageKey ?? '';
    await storage.remove(key);
    await storage.put('photos/zz/zzz.card.webp', Buffer.from('x'));
    await test.rows(Profile).deleteAll();
    expect(await check()).toEqual({
      rowsWithoutFile: [key],
      filesWithoutRow: ['photos/zz/zzz.card.webp'],
      approvalsWithoutAudit: [member.id],
      usersWithoutProfile: [member.id],
      countsMended: [],
      copiesMended: [],
    });
  });

  it('corrects the copies of members in lists of the team', async () => {
    const waiting = await test.make.case({ name: 'Narayana Rao' });
    const copies = () => test.database.query<object[]>('SELECT * FROM list_words ORDER BY list, word, kind');
    const right = await copies();
    expect(right).not.toEqual([]);
    await test.database.query(`UPDATE list_words SET word = 'wrong' WHERE word = 'narayana'`);
    await test.database.query('UPDATE verification_cases SET abroad = 1');
    expect((await check()).copiesMended).toEqual([
      `list_words queue ${waiting.userId}`,
      `verification_cases ${waiting.userId}`,
    ]);
    expect(await copies()).toEqual(right);
    expect(await check()).toEqual(NOTHING);
  });

  it('corrects counts that differ from their rows', async () => {
    await test.make.admin('owner');
    const days = () => test.database.query<object[]>('SELECT action, day, total FROM audit_days ORDER BY action, day');
    const right = await days();
    expect(right).not.toEqual([]);
    await test.database.query('UPDATE audit_days SET total = total + 2 WHERE action = ?', ['admin-created']);
    await test.database.query('DELETE FROM audit_days WHERE action = ?', ['admin-signed-in']);
    await test.database.query(`INSERT INTO audit_days VALUES ('coupon-created', '2026-01-01', 4)`);
    await test.database.query('INSERT INTO admin_decisions SELECT id, 7 FROM admins');
    const { countsMended } = await check();
    expect(countsMended.toSorted()).toEqual([
      expect.stringMatching(/^admin_decisions \d+: 7 instead of 0$/),
      expect.stringMatching(/^audit_days admin-created \d{4}-\d\d-\d\d: 3 instead of 1$/),
      expect.stringMatching(/^audit_days admin-signed-in \d{4}-\d\d-\d\d: 0 instead of 1$/),
      'audit_days coupon-created 2026-01-01: 4 instead of 0',
    ]);
    expect(await days()).toEqual(right);
    expect(await check()).toEqual(NOTHING);
  });
});
