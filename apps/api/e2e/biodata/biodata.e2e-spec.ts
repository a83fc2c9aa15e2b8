import { BIODATA_LIMITS } from '@kalyanam/shared/biodata/biodata';
import { BIODATA_MESSAGES } from '@kalyanam/shared/biodata/messages';
import { MESSAGES } from '@kalyanam/shared/messages';
import request from 'supertest';
import { BiodataShareRow } from '../../src/biodata-shares/biodata-share.entity.js';
import { Consent } from '../../src/consents/consent.entity.js';
import { Photo } from '../../src/files/photos/photo.entity.js';
import { PaperProcesses } from '../../src/paper/paper-processes.js';
import { Notification } from '../../src/notifications/notification.entity.js';
import { BIODATA, biodataToken, openBiodata } from '../support/biodata.js';
import { expectFailure } from '../support/expect-failure.js';
import type { SignedIn } from '../support/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { jpeg, uploadPhotos } from '../support/uploads.js';

const DAY = 86_400;

/** C13: the links to a biodata. */
describe('a biodata', () => {
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await startTestApp({ LIMITS_FACTOR: '1' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    owner = await test.make.signedIn({
      name: 'Planted Sravani',
      gothra: 'Kasyapa',
      details: { motherWork: 'Planted Teacher', fatherName: 'Planted Raghava', nativeVillage: 'Plantedpalli' },
      selfSummary: 'Planted words of mine.',
    });
  });

  const page = async (token: string, v = ''): Promise<string> =>
    (await openBiodata(test, token, `/page${v && `?v=${v}`}`).expect(200)).text;
  const stateOf = async (token: string): Promise<string> => (await openBiodata(test, token).expect(200)).body.state;
  const make = async (wish = {}) => (await owner.post('/biodata', { ...BIODATA, ...wish }).expect(201)).body;
  const tokenOf = ({ share }: { share: { path: string } }): string => share.path.slice('/b/'.length);
  const photographed = async () => {
    await uploadPhotos(test, owner.token, await jpeg()).expect(200);
    await test.rows(Photo).update({ userId: owner.userId }, { reviewState: 'fine' });
  };

  describe('shows', () => {
    it('only what was chosen, in the answer and in the page (C13 test 1)', async () => {
      await photographed();
      const chosen = { sections: ['about'] };
      const texts = [
        'Planted Teacher',
        'Planted Raghava',
        'Plantedpalli',
        'Planted words',
        'Kasyapa',
        owner.phone,
        owner.email,
      ];
      const token = await biodataToken(owner, chosen as object);
      const answers = [await page(token), JSON.stringify((await openBiodata(test, token).expect(200)).body)];
      for (const answer of answers) {
        expect(answer).toContain('Planted Sravani');
        for (const text of [...texts, '/photos/']) expect(answer).not.toContain(text);
      }
      const all = await biodataToken(owner, {
        sections: ['about', 'words', 'study', 'family', 'roots', 'living'],
        ...{ photo: 'first', contact: 'own', gothra: true },
      });
      const shown = await page(all);
      for (const text of [...texts, '/photos/']) expect(shown).toContain(text);
    });

    it('Telugu as its owner wrote it, with the Latin name', async () => {
      await owner.patch('/profiles/me/details', { version: 2, nameTe: 'శ్రావణి', villageTe: 'ప్లాంటెడ్‌పల్లి' }).expect(200);
      const html = await page(await biodataToken(owner, { language: 'te' }));
      for (const text of ['శ్రావణి', 'Planted Sravani', 'ప్లాంటెడ్‌పల్లి', 'తల్లి', 'lang="te"']) expect(html).toContain(text);
      const both = await page(await biodataToken(owner, { language: 'both' }));
      for (const text of ['తల్లి', 'Mother']) expect(both).toContain(text);
    });

    it('what somebody wrote as text, whatever signs are in it', async () => {
      const summary = '<script>alert(1)</script> & "quoted" <img src=x onerror=alert(1)>';
      const other = await test.make.signedIn({ selfSummary: summary });
      const html = await page(await biodataToken(other, { sections: ['words'] }));
      expect(html).not.toContain('<script');
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;');
    });

    it('nothing that may be kept, found or sent on (C13 tests 2 and 3)', async () => {
      const token = await biodataToken(owner);
      const answer = await openBiodata(test, token, '/page').expect(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'none'; font-src 'self'; img-src 'self'; style-src 'sha256-/,
      );
      expect(answer.text).not.toMatch(/https?:|<script/);
      for (const [, font] of answer.text.matchAll(/url\("([^"]+)"\)/g)) {
        const { headers } = await request(test.app.getHttpServer()).get(font!).expect(200);
        expect(headers).toMatchObject({
          'content-type': 'font/woff2',
          'cache-control': expect.stringMatching(/immutable/),
        });
      }
      await request(test.app.getHttpServer()).get('/backend/api/public/fonts/README.md').expect(404);
      const [row] = await test.database.query('SELECT * FROM biodata_shares WHERE owner_id = ?', [owner.userId]);
      for (const value of Object.values(row as object)) {
        expect(String(value)).not.toContain(token);
        if (Buffer.isBuffer(value)) expect(value.equals(Buffer.from(token, 'base64url'))).toBe(false);
      }
    });

    it('nothing to a program that makes a preview of the link, and does not count it', async () => {
      const token = await biodataToken(owner);
      const { text } = await openBiodata(test, token, '/page').set('User-Agent', 'WhatsApp/2.23').expect(200);
      expect(text).not.toContain('Planted');
      await openBiodata(test, token).set('User-Agent', 'facebookexternalhit/1.1').expect(200);
      expect(await test.rows(BiodataShareRow).findOneBy({ ownerId: owner.userId })).toMatchObject({ views: 0 });
    });
  });

  describe('says what became of it', () => {
    const silent = async (token: string) => {
      for (const answer of [await page(token), JSON.stringify((await openBiodata(test, token)).body)])
        expect(answer).not.toMatch(/Planted|4827|photos/);
    };

    it('changed, to who reads the code of an older print (C13 test 5)', async () => {
      const made = await make();
      const { content } = (await owner.get(`/biodata/${made.share.id}`).expect(200)).body;
      expect(content.code.path).toMatch(/^M\d+ \d+h1v1h-1z/);
      const token = tokenOf(made);
      const print = await openBiodata(test, token, '?v=olderprint').expect(200);
      expect(print.body).toMatchObject({ state: 'changed', content: { name: ['Planted Sravani'] } });
      expect(await page(token, 'olderprint')).toContain('This has changed since it was printed');
      expect(await page(token)).not.toContain('This has changed');
    });

    it('withdrawn at once, with its photo, and valid again when that is undone (C13 test 2)', async () => {
      await photographed();
      const made = await make({ photo: 'first' });
      const token = tokenOf(made);
      const { content } = (await openBiodata(test, token).expect(200)).body;
      const photo = () => request(test.app.getHttpServer()).get(content.photo.address);
      const picture = await photo().expect(200);
      expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
      for (const size of ['thumb', 'card'])
        await request(test.app.getHttpServer())
          .get(content.photo.address.replace('/full?', `/${size}?`))
          .expect(404);
      expect((await owner.delete(`/biodata/${made.share.id}`).expect(200)).body.withdrawn).toBe(1);
      expect((await owner.delete(`/biodata/${made.share.id}`).expect(200)).body.withdrawn).toBe(0);
      expect(await stateOf(token)).toBe('withdrawn');
      await silent(token);
      expect(await page(token)).toContain('This biodata has been withdrawn by the family.');
      await photo().expect(404);
      await owner.patch(`/biodata/${made.share.id}`, { version: 2, withdrawn: false }).expect(200);
      expect(await stateOf(token)).toBe('valid');
      await owner.delete(`/biodata/${made.share.id}`).expect(200);
      test.clock.advance(BIODATA_LIMITS.undoSeconds * 2);
      const late = await owner.patch(`/biodata/${made.share.id}`, { version: 4, withdrawn: false });
      expectFailure(late, 'changed-meanwhile');
    });

    it('expired, until it is renewed', async () => {
      const made = await make({ days: 7 });
      test.clock.advance(7 * DAY);
      owner = await test.make.session(owner);
      expect(await stateOf(tokenOf(made))).toBe('expired');
      await silent(tokenOf(made));
      const renewed = await owner.patch(`/biodata/${made.share.id}`, { version: 1, days: 90 }).expect(200);
      expect(renewed.body.share).toMatchObject({ state: 'valid', version: 2 });
      expect(await stateOf(tokenOf(made))).toBe('valid');
    });

    it('not looking, while the family is offline, and with a marriage for all links at once (C13 test 6)', async () => {
      const tokens = [await biodataToken(owner), await biodataToken(owner, { forWhom: 'Aunt' })];
      await owner.put('/profiles/me/status', { isActive: false }).expect(200);
      expect(await stateOf(tokens[0]!)).toBe('not-looking');
      await silent(tokens[0]!);
      await owner.put('/profiles/me/status', { isActive: true }).expect(200);
      expect(await stateOf(tokens[0]!)).toBe('valid');
      await owner.put('/profiles/me/married', { married: true }).expect(200);
      for (const token of tokens) {
        expect(await stateOf(token)).toBe('not-looking');
        await silent(token);
        expect(await page(token)).toContain('ఈ కుటుంబం ఇప్పుడు సంబంధాలు చూడటం లేదు.');
      }
      await owner.put('/profiles/me/married', { married: false }).expect(200);
      expect(await stateOf(tokens[0]!)).toBe('withdrawn');
    });

    it('withdrawn with a suspension, and nothing at all once the account is gone', async () => {
      const token = await biodataToken(owner);
      const team = await test.make.admin('owner');
      await team.post(`/admin/users/${owner.id}/suspend`, { reason: 'Asked for money.' }).expect(200);
      expect(await stateOf(token)).toBe('withdrawn');
      await silent(token);
      const other = await test.make.signedIn();
      const gone = await biodataToken(other);
      await test.database.query('DELETE FROM users WHERE id = ?', [other.userId]);
      await openBiodata(test, gone).expect(404);
    });

    it('withdrawn by the team, which reads counts alone, and the log has it', async () => {
      const token = await biodataToken(owner);
      await openBiodata(test, token).expect(200);
      const reviewer = await test.make.admin('reviewer');
      const { user } = (await reviewer.get(`/admin/users/${owner.id}`).expect(200)).body;
      expect(user.biodata).toEqual({ links: 1, open: 1, views: 1 });
      expect(JSON.stringify(user)).not.toContain('Uncle Ravi');
      const { body } = await reviewer.post(`/admin/users/${owner.id}/biodata/withdraw`).expect(200);
      expect(body).toMatchObject({ withdrawn: 1 });
      expect(await stateOf(token)).toBe('withdrawn');
      const [row] = await test.database.query(
        `SELECT details FROM audit_log WHERE action = 'biodata-withdrawn' AND subject = ?`,
        [`member:${owner.id}`],
      );
      expect(JSON.parse(row.details)).toEqual({ links: 1 });
    });

    it('nothing under a token that is none, in the words of the page', async () => {
      for (const token of ['x', 'A'.repeat(43), '%00', 'ఎ'.repeat(20)]) {
        expectFailure(await openBiodata(test, encodeURIComponent(token)), 'not-found');
        const html = await openBiodata(test, encodeURIComponent(token), '/page').expect(404);
        expect(html.text).toContain('There is nothing under this address.');
        expect(html.headers['cache-control']).toBe('no-store');
      }
    });
  });

  describe('is made', () => {
    it('with the consent on the first, which is logged and takes all links with it when it is taken back', async () => {
      const { consent, ...without } = BIODATA;
      expect(consent).toBe(true);
      expectFailure(await owner.post('/biodata', without), 'invalid-form', { consent: BIODATA_MESSAGES.consent });
      const token = await biodataToken(owner);
      expect(await test.rows(Consent).findOneBy({ userId: owner.userId, kind: 'biodata-link' })).toMatchObject({
        withdrawnAt: null,
      });
      await owner.post('/biodata', { ...without, forWhom: 'Aunt' }).expect(201);
      await owner.put('/account/consents/biodata-link', { given: false }).expect(200);
      expect(await stateOf(token)).toBe('withdrawn');
      expectFailure(await owner.post('/biodata', { ...without, forWhom: 'Again' }), 'invalid-form');
    });

    it.each([
      [{ forWhom: ' ' }, { forWhom: MESSAGES.required }],
      [{ forWhom: 'x'.repeat(61) }, { forWhom: BIODATA_MESSAGES.forWhom }],
      [{ sections: [] }, { sections: BIODATA_MESSAGES.sections }],
      [{ sections: ['about', 'about'] }, { sections: MESSAGES.choice }],
      [{ sections: ['password'] }, { sections: MESSAGES.choice }],
      [{ days: 8 }, { days: MESSAGES.choice }],
      [{ contact: 'all' }, { contact: MESSAGES.choice }],
      [{ gothra: 'yes' }, { gothra: MESSAGES.choice }],
    ])('unless %j', async (wish, fields) => {
      expectFailure(await owner.post('/biodata', { ...BIODATA, ...wish }), 'invalid-form', fields as object as never);
    });

    it('once, however often the form is sent', async () => {
      const sent = await Promise.all([1, 2, 3].map(() => owner.post('/biodata', BIODATA)));
      expect(new Set(sent.map(({ body }) => body.share.id)).size).toBe(1);
      expect(await test.rows(BiodataShareRow).countBy({ ownerId: owner.userId })).toBe(1);
    });

    it('by those whom the team or a code knows', async () => {
      const unknown = await test.make.signedIn({ verificationStatus: 'not-verified' });
      expectFailure(await unknown.post('/biodata', BIODATA), 'verification-needed');
      await (await test.make.signedIn({ verificationStatus: 'semi-verified' })).post('/biodata', BIODATA).expect(201);
    });

    it('twenty times a day, and while fewer than fifty are open', async () => {
      for (let time = 0; time < 20; time += 1) await make({ forWhom: `Number ${time}` });
      expectFailure(await owner.post('/biodata', { ...BIODATA, forWhom: 'One more' }), 'too-many-requests');
      const rows = await test.rows(BiodataShareRow).findBy({ ownerId: owner.userId });
      const copies = Array.from({ length: 30 }, (_, at) => ({
        ...rows[0]!,
        id: undefined,
        publicId: `${at}`.padStart(20, '0'),
        tokenHash: Buffer.alloc(32, at),
      }));
      await test.rows(BiodataShareRow).insert(copies);
      test.clock.advance(1);
      const other = { ...BIODATA, forWhom: 'The fifty-first' };
      await test.database.query('DELETE FROM rate_limits WHERE `key` LIKE ?', ['%biodata-create%']);
      expectFailure(await owner.post('/biodata', other), 'invalid-form', { forWhom: BIODATA_MESSAGES.full });
      expect((await owner.delete('/biodata').expect(200)).body.withdrawn).toBe(50);
      expect((await owner.get('/biodata?page=3').expect(200)).body).toMatchObject({ open: 0, total: 50, page: 3 });
    });

    it('and changed by the newest version only', async () => {
      const made = await make();
      const change = { version: 1, contact: 'family', forWhom: 'Ravi’s brother' };
      const changed = await owner.patch(`/biodata/${made.share.id}`, change).expect(200);
      expect(changed.body.share).toMatchObject({
        contact: 'family',
        forWhom: 'Ravi’s brother',
        version: 2,
        gothra: false,
      });
      expect(JSON.stringify(changed.body.content)).toContain(owner.phone);
      expectFailure(await owner.patch(`/biodata/${made.share.id}`, change), 'changed-meanwhile');
    });

    it('for its owner alone', async () => {
      const made = await make();
      const other = await test.make.signedIn();
      for (const answer of [
        await other.get(`/biodata/${made.share.id}`),
        await other.get(`/biodata/${made.share.id}.pdf`),
        await other.patch(`/biodata/${made.share.id}`, { version: 1, contact: 'own' }),
        await other.delete(`/biodata/${made.share.id}`),
      ])
        expectFailure(answer, 'not-found');
      expect((await other.get('/biodata').expect(200)).body.shares).toEqual([]);
    });
  });

  describe('is opened', () => {
    it('and counted, and its owner hears of the first time', async () => {
      const made = await make();
      for (let time = 0; time < 3; time += 1) await page(tokenOf(made));
      const head = request(test.app.getHttpServer()).head(`/backend/api/public/biodata/${tokenOf(made)}`);
      await head;
      const { shares } = (await owner.get('/biodata').expect(200)).body;
      expect(shares[0]).toMatchObject({
        views: 3,
        firstViewedAt: expect.any(String),
        lastViewedAt: expect.any(String),
      });
      const told = { userId: owner.userId, kind: 'biodata-first-view' as const };
      expect(await test.rows(Notification).countBy(told)).toBe(1);
      const ledger = (await owner.get('/access-events?tab=links').expect(200)).body;
      expect(ledger.links).toMatchObject([{ forWhom: 'Uncle Ravi', times: 3, what: 'biodata' }]);
    });
  });

  it('gives its owner a PDF, and typesets it anew only after a change', async () => {
    await photographed();
    const made = await make({ photo: 'first', language: 'both' });
    const pdf = async () => await owner.get(`/biodata/${made.share.id}.pdf`).expect(200);
    const first = await pdf();
    expect(first.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const [again, together] = await Promise.all([pdf(), pdf()]);
    expect(again.body).toEqual(first.body);
    expect(together.body).toEqual(first.body);
    await owner.patch(`/biodata/${made.share.id}`, { version: 1, head: 'sri' }).expect(200);
    expect((await pdf()).body).not.toEqual(first.body);
  });

  it('says that no PDF can be made where typst is not there, and its page works', async () => {
    const processes = test.app.get(PaperProcesses, { strict: false });
    const run = jest.spyOn(processes, 'run').mockResolvedValue({ missing: true });
    const made = await make();
    expectFailure(await owner.get(`/biodata/${made.share.id}.pdf`), 'paper-missing');
    expect(await page(tokenOf(made))).toContain('Planted Sravani');
    run.mockRestore();
  });

  it('is previewed before there is a link, and nothing is counted', async () => {
    const query = 'language=both&sections=about,roots&photo=none&contact=none&head=sri';
    const { content } = (await owner.get(`/biodata/preview?${query}`).expect(200)).body;
    expect(content).toMatchObject({ head: 'శ్రీ రస్తు', title: ['బయోడేటా', 'Biodata'], code: null });
    expect(content.parts.map(({ id }: { id: string }) => id)).toEqual(['about', 'roots']);
    expectFailure(await owner.get(`/biodata/preview?${query.replace('about', 'abort')}`), 'invalid-form');
  });

  // Last: a second application of one process shares its clock and logger with the first.
  it('is opened sixty times an hour from one address', async () => {
    const strict = await startTestApp({ ADDRESS_LIMIT_FACTOR: '1' });
    try {
      const token = await biodataToken(await strict.make.signedIn());
      for (let time = 0; time < 60; time += 1) await openBiodata(strict, token).expect(200);
      expectFailure(await openBiodata(strict, token), 'too-many-requests');
      const html = await openBiodata(strict, token, '/page').expect(429);
      expect(html.text).toContain('Please try again in an hour.');
    } finally {
      await strict.close();
    }
  });
});
