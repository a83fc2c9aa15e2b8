import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { WOMENS_LINES } from '@kalyanam/shared/base/vocabulary/gothras';
import { DocumentsService } from '../../../src/profiles/documents/documents.service.js';
import { PhotosService } from '../../../src/profiles/photos/photos.service.js';
import { Lineages } from '../../../src/profiles/gothras/lineages.service.js';
import { IdentityService } from '../../../src/profiles/identity-numbers/identity.service.js';
import { OutboxWorker } from '../../../src/people/outbox/outbox.worker.js';
import { ProfileDeletion } from '../../../src/joining/erasure/profile-deletion.service.js';
import { SavedSearchRows } from '../../../src/matching/searches/saved-search-rows.service.js';
import { Session } from '../../../src/people/sessions/session.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { MemberWishes } from '../../../src/matching/wishes/member-wishes.service.js';
import { calls, visit } from '../../support/requests/requests.js';
import { DETAIL_NEEDLES, MEMBER_WITH_DETAILS } from '../../support/make/detail-secrets.js';
import { newRegistration, PASSWORD } from '../../support/make/example.js';
import type { SignedIn } from '../../support/make/make.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg } from '../../support/make/uploads.js';

const PLANTED = {
  email: 'planted.erasure@example.org',
  movingTo: 'planted.moving@example.org',
  phone: '9876501234',
  name: 'Plantedname Erased',
  gothra: 'Plantedgothra',
  street: 'Planted street 7',
  summary: 'Planted words about myself.',
  aadhaar: '567898765432',
  pan: 'PLNTD9876Q',
  browser: 'PlantedBrowser/1.0',
  phoneAbroad: '+19725559182',
  womensGothra: 'Plantedwomen',
  searchName: 'Plantedsearch',
  birthPlace: 'Plantedbirthplace',
  panchangam: 'Plantedpanchangam',
  searchQuery: 'incomeFrom=10-15&occupation=private',
  ...Object.fromEntries(Object.entries(DETAIL_NEEDLES).filter(([, needle]) => needle.startsWith('Planted'))),
};

/** Those whose rows have no text that could be looked for. */
const OWN_TABLES = [
  ...['dismissals', 'lineages', 'partner_preferences', 'profile_details', 'horoscopes'],
  ...['profiles', 'saved_searches', 'siblings', 'wishes'],
];

/** Kept sealed, so that they are found in no table before either. */
const SEALED: readonly string[] = [PLANTED.aadhaar, PLANTED.pan];

describe('erasure of a member (R31)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  /** Every table whose rows contain the needle in any column. */
  async function tablesWith(needle: string): Promise<string[]> {
    const tables = await test.database.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await test.database.query<Record<string, unknown>[]>(`SELECT * FROM \`${name}\``);
      const text = rows.flatMap((row) => Object.values(row).map(textOf)).join('\n');
      if (text.includes(needle)) found.push(name);
    }
    return found;
  }

  /** Every table with a row that names the member by the internal id. */
  async function tablesNaming(userId: number): Promise<string[]> {
    const keys = await test.database.query<{ name: string; field: string }[]>(
      `SELECT table_name AS name, column_name AS field FROM information_schema.key_column_usage
       WHERE table_schema = DATABASE() AND referenced_table_name IN ('users', 'profiles')
         AND referenced_column_name IN ('id', 'user_id')`,
    );
    const found = new Set<string>();
    for (const { name, field } of keys) {
      const rows = await test.database.query<unknown[]>(`SELECT 1 FROM \`${name}\` WHERE ${field} = ? LIMIT 1`, [
        userId,
      ]);
      if (rows.length > 0) found.add(name);
    }
    return [...found];
  }

  const textOf = (value: unknown): string =>
    Buffer.isBuffer(value) ? value.toString('latin1') : value instanceof Date ? value.toISOString() : String(value);

  async function storedBytes(): Promise<string> {
    const entries = await readdir(test.settings.storageDir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const contents = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')));
    return contents.join('\n');
  }

  /** A member who has left a trace in every possible place. */
  async function busyMember(): Promise<SignedIn> {
    const member = await test.make.signedIn({
      email: PLANTED.email,
      phone: PLANTED.phone,
      name: PLANTED.name,
      gothra: PLANTED.gothra,
      selfSummary: PLANTED.summary,
      familyLocation: { state: 'andhra-pradesh', city: 'Guntur', address: PLANTED.street },
      ...MEMBER_WITH_DETAILS,
      horoscope: { star: 23, pada: 2, birthPlace: PLANTED.birthPlace, panchangam: PLANTED.panchangam },
    });
    const other = await test.make.signedIn({ gender: 'male' });
    const admin = await test.make.admin();
    const body = { users: [{ email: PLANTED.email, phone: PLANTED.phone }] };
    await admin.post('/admin/eligible-users', body).expect(200);
    await member.post(`/profiles/${other.id}/interest`).expect(200);
    await other.post(`/profiles/${member.id}/contact`).expect(200);
    await other.post(`/profiles/${member.id}/reports`, { reason: 'fake' });
    await member.post('/account/email', { email: PLANTED.movingTo, password: PASSWORD }).expect(200);
    await visit(test, 'post', '/auth/forgot-password').send({ email: PLANTED.email }).expect(200);
    const numbers = { aadhaarNumber: PLANTED.aadhaar, panNumber: PLANTED.pan };
    await test.app.get(IdentityService, { strict: false }).store(test.database.manager, member.userId, numbers);
    await member.put(ROUTES.dismissal((await test.make.member({ gender: 'male' })).id)).expect(200);
    await (await test.make.signedIn({ gender: 'male' })).put(ROUTES.dismissal(member.id)).expect(200);
    await plantBeyond(member);
    await test.app.get(PhotosService, { strict: false }).add(member.userId, [await jpeg()]);
    await test.rows(User).update({ id: member.userId }, { verificationStatus: 'semi-verified' });
    const owner = { userId: member.userId, publicId: member.id };
    await test.app.get(DocumentsService, { strict: false }).store(owner, 'aadhaar', await jpeg());
    await test.rows(Session).update({ userId: member.userId }, { userAgent: PLANTED.browser });
    return member;
  }

  /** What came with family, gothras, wishes and searches. */
  async function plantBeyond({ userId }: SignedIn): Promise<void> {
    const { manager } = test.database;
    await test.rows(User).update({ id: userId }, { phoneAbroad: PLANTED.phoneAbroad });
    const lineages = test.app.get(Lineages, { strict: false });
    for (const line of WOMENS_LINES) await lineages.write(manager, userId, line, { text: PLANTED.womensGothra });
    await lineages.setRule(manager, userId, ['own', 'mother'], 1);
    const age = { weight: 'must', value: { from: 41, to: 43 } } as const;
    const wished = { wishes: { age }, visible: 'items', hideFromMisfits: false, version: 1 } as const;
    await test.app.get(MemberWishes, { strict: false }).put(manager, userId, wished);
    const search = { name: PLANTED.searchName, query: PLANTED.searchQuery, digest: 'weekly' } as const;
    await test.app.get(SavedSearchRows, { strict: false }).insert(manager, userId, search);
  }

  it('leaves the tombstone and the log of the deletion, and no trace in any table or file', async () => {
    const member = await busyMember();
    expect(await tablesWith(PLANTED.email)).toEqual(expect.arrayContaining(['eligible_users', 'outbox', 'users']));
    for (const needle of Object.values(PLANTED))
      if (!SEALED.includes(needle)) expect({ needle, in: await tablesWith(needle) }).not.toEqual({ needle, in: [] });
    expect(await tablesNaming(member.userId)).toEqual(expect.arrayContaining(OWN_TABLES));
    expect(await storedBytes()).not.toBe('');
    await member.delete('/profiles/me').expect(200);
    await test.app.get(OutboxWorker, { strict: false }).idle();
    for (const needle of Object.values(PLANTED))
      expect({ needle, in: await tablesWith(needle) }).toEqual({ needle, in: [] });
    expect(await tablesNaming(member.userId)).toEqual([]);
    expect(await storedBytes()).toBe('');
    expect((await tablesWith(member.id)).sort()).toEqual(['audit_log', 'tombstones']);
    expectFailure(await member.get('/auth/me'), 'session-ended');
  });

  it('frees email and phone for a new registration', async () => {
    const member = await test.make.signedIn();
    await member.delete('/profiles/me').expect(200);
    const { email, phone } = member;
    await calls(test).post('/auth/register', newRegistration({ email, phone })).expect(201);
  });

  it('removes the tombstone after a year', async () => {
    const member = await test.make.signedIn();
    await member.delete('/profiles/me').expect(200);
    const deletion = test.app.get(ProfileDeletion, { strict: false });
    test.clock.advance(364 * 86_400);
    await deletion.forgetOld();
    expect(await tablesWith(member.id)).toContain('tombstones');
    test.clock.advance(2 * 86_400);
    await deletion.forgetOld();
    expect(await tablesWith(member.id)).not.toContain('tombstones');
  });
});
