import request from 'supertest';
import { BiodataShareRow } from '../../../src/profiles/biodata-shares/biodata-share.entity.js';
import { Notification } from '../../../src/people/notifications/notification.entity.js';
import { PaperProcesses } from '../../../src/platform/pdf/paper-processes.js';
import {
  biodataToken,
  newBiodata,
  openBiodata,
  pageOf,
  photographed,
  planted,
  tokenOf,
} from '../../support/make/biodata.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

/** C13: the page that everyone with the link sees, and the PDF that its owner prints. */
describe('the page and the paper of a biodata', () => {
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await startTestApp({ LIMITS_FACTOR: '1' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    owner = await planted(test);
  });

  describe('shows', () => {
    it('only what was chosen, in the answer and in the page (C13 test 1)', async () => {
      await photographed(test, owner);
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
      const answers = [await pageOf(test, token), JSON.stringify((await openBiodata(test, token).expect(200)).body)];
      for (const answer of answers) {
        expect(answer).toContain('Planted Sravani');
        for (const text of [...texts, '/photos/']) expect(answer).not.toContain(text);
      }
      const all = await biodataToken(owner, {
        sections: ['about', 'words', 'study', 'family', 'roots', 'living'],
        ...{ photo: 'first', contact: 'own', gothra: true },
      });
      const shown = await pageOf(test, all);
      for (const text of [...texts, '/photos/']) expect(shown).toContain(text);
    });

    it('Telugu as its owner wrote it, with the Latin name', async () => {
      await owner.patch('/profiles/me/details', { version: 2, villageTe: 'ప్లాంటెడ్‌పల్లి' }).expect(200);
      const html = await pageOf(test, await biodataToken(owner, { language: 'te' }));
      for (const text of ['శ్రావణి', 'Planted Sravani', 'ప్లాంటెడ్‌పల్లి', 'తల్లి', 'lang="te"']) expect(html).toContain(text);
      const both = await pageOf(test, await biodataToken(owner, { language: 'both' }));
      for (const text of ['తల్లి', 'Mother']) expect(both).toContain(text);
    });

    it('what a person wrote as text, whatever signs are in it', async () => {
      const summary = '<script>alert(1)</script> & "quoted" <img src=x onerror=alert(1)>';
      const other = await test.make.signedIn({ selfSummary: summary });
      const html = await pageOf(test, await biodataToken(other, { sections: ['words'] }));
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
        /^default-src 'none'; font-src 'self'; img-src 'self'; style-src 'self' 'sha256-/,
      );
      // Whatever a style inside the page fetches, Chromium fetches with the address of the link as its referrer.
      expect(answer.text).not.toMatch(/https?:|<script|url\(|@import/);
      const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(answer.text) ?? [];
      const style = await request(test.app.getHttpServer()).get(sheet).expect(200);
      expect(style.headers).toMatchObject({
        'content-type': 'text/css; charset=utf-8',
        'referrer-policy': 'no-referrer',
      });
      const fonts = [...style.text.matchAll(/url\("([^"]+)"\)/g)];
      expect(fonts).toHaveLength(4);
      for (const [, font] of fonts) {
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

  describe('is opened', () => {
    it('and counted, and its owner hears of the first time', async () => {
      const made = await newBiodata(owner);
      for (let time = 0; time < 3; time += 1) await pageOf(test, tokenOf(made));
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

  it('gives its owner a PDF, which is typeset again only after a change', async () => {
    await photographed(test, owner);
    const made = await newBiodata(owner, { photo: 'first', language: 'both' });
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
    const made = await newBiodata(owner);
    expectFailure(await owner.get(`/biodata/${made.share.id}.pdf`), 'paper-missing');
    expect(await pageOf(test, tokenOf(made))).toContain('Planted Sravani');
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
  it('is opened from one address as often as the limit says', async () => {
    const strict = await startTestApp({ ADDRESS_LIMIT_FACTOR: '1', LIMITS: 'biodata-open:60' });
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
