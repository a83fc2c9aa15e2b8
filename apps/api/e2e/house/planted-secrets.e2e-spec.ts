import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import request, { type Response, type Test } from 'supertest';
import { AdminsService } from '../../src/people/team-accounts/admins.service.js';
import { OutboxWorker } from '../../src/people/outbox/outbox.worker.js';
import { BIODATA } from '../support/make/biodata.js';
import { cookieOf } from '../support/requests/requests.js';
import { newRegistration, WITHOUT_AADHAAR } from '../support/make/example.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import { jpegWithExif } from '../support/make/uploads.js';

/** SECURITY: the whole life cycle of a member and an administrator; then database, files and logs are searched. */

const MEMBER_PASSWORD = 'Plantedmember7';
const NEW_PASSWORD = 'Plantedchange8';
const ADMIN_PASSWORD = 'Plantedadmin9Q';
const WRONG_PASSWORD = 'Plantedwrong6Q';
/** C7: the same for an Aadhaar and, with IDENTITY_DOCUMENTS=passport, for a passport. */
const KIND = WITHOUT_AADHAAR ? 'passport' : 'aadhaar';
const NUMBER = WITHOUT_AADHAAR ? 'K7698765' : '567898765432';
const PAN = 'PLNTD9876Q';
const CODE = '739164';
const EXIF = 'Planted camera owner';

describe('planted secrets', () => {
  let test: TestApp;
  const planted = new Map<string, string>();
  let log = '';
  beforeAll(async () => {
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
      log += String(line);
      return true;
    });
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
      log += String(line);
      return true;
    });
    test = await startTestApp({ LOG_LEVEL: 'debug', FIXED_CODE: CODE });
  });
  afterAll(async () => {
    await test.close();
    jest.restoreAllMocks();
  });

  const plant = (name: string, value: unknown): string => {
    expect([name, typeof value === 'string' && value.length > 5]).toEqual([name, true]);
    planted.set(name, String(value));
    return String(value);
  };
  const call = (method: 'get' | 'post' | 'put', path: string, token?: string): Test => {
    const agent = request(test.app.getHttpServer());
    const made = agent[method](API_PREFIX + path).set('Sec-Fetch-Site', 'same-origin');
    return token === undefined ? made : made.auth(token, { type: 'bearer' });
  };
  const plantCookie = (name: string, { headers }: Response): string => {
    const cookie = cookieOf(headers);
    plant(name, cookie.split('=')[1]);
    return cookie;
  };

  async function memberLife(): Promise<string> {
    const form = { ...newRegistration(), password: plant('password', MEMBER_PASSWORD) };
    const numbers = {
      identityKind: KIND,
      [WITHOUT_AADHAAR ? 'identityNumber' : 'aadhaarNumber']: plant('identity number', NUMBER),
      panNumber: plant('PAN', PAN),
    };
    const registered = await call('post', '/auth/register')
      .send({ ...form, ...numbers })
      .expect(201);
    const upload = plant('upload token', registered.body.uploadToken);
    const card = await jpegWithExif(plant('EXIF', EXIF));
    for (const type of [KIND, 'pan'])
      await call('post', '/files/documents', upload)
        .field('type', type)
        .attach('document', card, 'card.jpg')
        .expect(200);
    await call('post', '/files/photos', upload)
      .field('declaration', 'true')
      .attach('photos', card, 'me.jpg')
      .expect(200);

    await call('post', '/auth/login')
      .send({ email: form.email, password: plant('wrong password', WRONG_PASSWORD) })
      .expect(401);
    const signedIn = await call('post', '/auth/login')
      .send({ email: form.email, password: MEMBER_PASSWORD })
      .expect(200);
    const first = plantCookie('refresh token', signedIn);
    const token = plant('access token', signedIn.body.token);
    const refreshed = await call('post', '/auth/refresh').set('Cookie', first).expect(200);
    plantCookie('second refresh token', refreshed);
    plant('second access token', refreshed.body.token);

    plant('code', CODE);
    await call('post', '/auth/verify-email', token).send({ token: '111222' }).expect(400);
    await call('post', '/auth/verify-email', token).send({ token: CODE }).expect(200);
    await call('post', '/auth/verify-phone', token).send({ userId: registered.body.userId, code: CODE }).expect(200);
    const made = await call('post', '/biodata', token).send(BIODATA).expect(201);
    const biodata = plant('biodata token', String(made.body.share.path).slice('/b/'.length));
    for (const way of ['', '/page?v=x']) await call('get', `/public/biodata/${biodata}${way}`).expect(200);
    await call('get', `/profiles/me?token=${token}`, token);
    await call('post', '/account/identities/removal', token).send({ password: WRONG_PASSWORD }).expect(403);
    await call('post', '/account/identities/removal', token).send({ password: MEMBER_PASSWORD }).expect(200);

    await call('post', '/auth/forgot-password').send({ email: form.email }).expect(200);
    await test.app.get(OutboxWorker, { strict: false }).idle();
    const { body } = await call('get', `/dev/outbox?to=${form.email}`).expect(200);
    const link = /reset[^\s"]*[?#&]token=([\w-]+)/.exec(JSON.stringify(body))?.[1];
    const reset = { token: plant('reset token', link), password: plant('new password', NEW_PASSWORD) };
    await call('post', '/auth/reset-password').send(reset).expect(200);
    return registered.body.userId;
  }

  async function adminLife(userId: string): Promise<void> {
    const who = { username: 'planted', name: 'An owner', role: 'owner' as const };
    await test.app.get(AdminsService).create({ ...who, password: plant('admin password', ADMIN_PASSWORD) });
    const session = await call('post', '/admin/session')
      .send({ username: 'planted', password: ADMIN_PASSWORD })
      .expect(200);
    const token = plant('admin access token', session.body.data.token);
    plantCookie('admin refresh token', session);
    const setUp = await call('post', '/admin/session/second-factor', token).send({ password: ADMIN_PASSWORD });
    if (setUp.body.secret) plant('TOTP secret', setUp.body.secret);
    await call('get', '/admin/verifications', token).expect(200);
    await call('get', `/admin/verifications/${userId}/documents/${KIND}`, token).expect(200);
    const reason = `The number ${NUMBER} and ${PAN} seem not to be hers`;
    const revealed = await call('post', `/admin/verifications/${userId}/reveal`, token)
      .send({ kind: KIND, reason })
      .expect(200);
    expect(revealed.body.number).toBe(NUMBER);
    await everywhere('before the decision');
    await call('post', '/admin/verify-user.php', token).send({ userId, action: 'approve' }).expect(200);
  }

  /** The secret in each encoding in which it could be stored somewhere. */
  const forms = (secret: string): string[] => {
    const bytes = Buffer.from(secret);
    return [secret, bytes.toString('base64').replace(/=+$/, ''), bytes.toString('hex')];
  };
  const unsalted = (secret: string): Buffer[] =>
    ['sha256', 'sha1', 'md5'].map((name) => createHash(name).update(secret).digest());

  async function everywhere(when: string): Promise<void> {
    const database = await dump();
    const files = await allFiles(test.settings.storageDir);
    expect(files.length).toBeGreaterThan(0);
    for (const [name, secret] of planted)
      for (const form of forms(secret))
        expect({
          when,
          name,
          database: database.includes(form),
          files: files.some((bytes) => bytes.includes(form)),
          log: log.includes(form),
        }).toEqual({ when, name, database: false, files: false, log: false });
    for (const name of ['identity number', 'PAN', 'code', 'password'])
      for (const digest of unsalted(planted.get(name) ?? ''))
        expect([name, database.includes(digest)]).toEqual([name, false]);
  }

  /** Every row of every table, with binary columns as raw bytes. */
  async function dump(): Promise<Buffer> {
    const tables = await test.database.query<{ name: string }[]>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    const parts: Buffer[] = [];
    for (const { name } of tables)
      for (const row of await test.database.query<Record<string, unknown>[]>(`SELECT * FROM ${name}`))
        for (const value of Object.values(row)) {
          parts.push(
            Buffer.isBuffer(value) ? value : Buffer.from(value instanceof Date ? value.toISOString() : String(value)),
          );
          parts.push(Buffer.from('\n'));
        }
    return Buffer.concat(parts);
  }

  it('are nowhere in the database, among the files or in the logs', async () => {
    const userId = await memberLife();
    await adminLife(userId);
    const refused = test.database.query(`INSERT INTO users (email) VALUES ('${NUMBER}${MEMBER_PASSWORD}')`);
    await expect(refused).rejects.toThrow();
    await everywhere('at the end');
    expect(log).toContain('request completed');
    expect((await dump()).includes('argon2id')).toBe(true);
  });
});

async function allFiles(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name))));
}
