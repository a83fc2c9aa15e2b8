import { BIODATA_LIMITS, BIODATA_MESSAGES } from '@kalyanam/shared/topics/biodata/biodata';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import request from 'supertest';
import { BiodataShareRow } from '../../../src/profiles/biodata-shares/biodata-share.entity.js';
import { BiodataShares } from '../../../src/profiles/biodata-shares/biodata-shares.service.js';
import { Consent } from '../../../src/people/consents/consent.entity.js';
import {
  BIODATA,
  biodataToken,
  newBiodata,
  openBiodata,
  pageOf,
  photographed,
  planted,
  stateOf,
  tokenOf,
} from '../../support/make/biodata.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;

/** C13: who makes one, and what becomes of it. */
describe('a link to a biodata', () => {
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await startTestApp({ LIMITS_FACTOR: '1' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    owner = await planted(test);
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
      expect(await stateOf(test, token)).toBe('withdrawn');
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

    it('by members the team or a code knows', async () => {
      const unknown = await test.make.signedIn({ verificationStatus: 'not-verified' });
      expectFailure(await unknown.post('/biodata', BIODATA), 'verification-needed');
      await (await test.make.signedIn({ verificationStatus: 'semi-verified' })).post('/biodata', BIODATA).expect(201);
    });

    it('twenty times a day, and while fewer than fifty are open', async () => {
      for (let time = 0; time < 20; time += 1) await newBiodata(owner, { forWhom: `Number ${time}` });
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
      const made = await newBiodata(owner);
      const change = { version: 1, contact: 'own', forWhom: 'Ravi’s brother' };
      const changed = await owner.patch(`/biodata/${made.share.id}`, change).expect(200);
      expect(changed.body.share).toMatchObject({
        contact: 'own',
        forWhom: 'Ravi’s brother',
        version: 2,
        gothra: false,
      });
      expect(JSON.stringify(changed.body.content)).toContain(owner.phone);
      expectFailure(await owner.patch(`/biodata/${made.share.id}`, change), 'changed-meanwhile');
    });

    it('for its owner alone', async () => {
      const made = await newBiodata(owner);
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

  describe('says what became of it', () => {
    const silent = async (token: string) => {
      for (const answer of [await pageOf(test, token), JSON.stringify((await openBiodata(test, token)).body)])
        expect(answer).not.toMatch(/Planted|4827|photos/);
    };

    it('changed, to who reads the code of an older print (C13 test 5)', async () => {
      const made = await newBiodata(owner);
      const { content } = (await owner.get(`/biodata/${made.share.id}`).expect(200)).body;
      expect(content.code.path).toMatch(/^M0 0h7v1h-7z/);
      const token = tokenOf(made);
      const print = await openBiodata(test, token, '?v=olderprint').expect(200);
      expect(print.body).toMatchObject({ state: 'changed', content: { name: ['Planted Sravani'] } });
      expect(await pageOf(test, token, 'olderprint')).toContain('This has changed since it was printed');
      expect(await pageOf(test, token)).not.toContain('This has changed');
    });

    it('withdrawn immediately, with its photo, and valid again when that is undone (C13 test 2)', async () => {
      await photographed(test, owner);
      const made = await newBiodata(owner, { photo: 'first' });
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
      expect(await stateOf(test, token)).toBe('withdrawn');
      await silent(token);
      expect(await pageOf(test, token)).toContain('This biodata has been withdrawn by the family.');
      await photo().expect(404);
      await owner.patch(`/biodata/${made.share.id}`, { version: 2, withdrawn: false }).expect(200);
      expect(await stateOf(test, token)).toBe('valid');
      await owner.delete(`/biodata/${made.share.id}`).expect(200);
      test.clock.advance(BIODATA_LIMITS.undoSeconds * 2);
      const late = await owner.patch(`/biodata/${made.share.id}`, { version: 4, withdrawn: false });
      expectFailure(late, 'changed-meanwhile');
    });

    it('expired, until it is renewed', async () => {
      const made = await newBiodata(owner, { days: 7 });
      test.clock.advance(7 * DAY);
      owner = await test.make.session(owner);
      expect(await stateOf(test, tokenOf(made))).toBe('expired');
      await silent(tokenOf(made));
      const renewed = await owner.patch(`/biodata/${made.share.id}`, { version: 1, days: 90 }).expect(200);
      expect(renewed.body.share).toMatchObject({ state: 'valid', version: 2 });
      expect(await stateOf(test, tokenOf(made))).toBe('valid');
    });

    it('not looking, while the family is offline, and with a marriage for all links together (C13 test 6)', async () => {
      const tokens = [await biodataToken(owner), await biodataToken(owner, { forWhom: 'Aunt' })];
      await owner.put('/profiles/me/status', { isActive: false }).expect(200);
      expect(await stateOf(test, tokens[0]!)).toBe('not-looking');
      await silent(tokens[0]!);
      await owner.put('/profiles/me/status', { isActive: true }).expect(200);
      expect(await stateOf(test, tokens[0]!)).toBe('valid');
      await owner.put('/profiles/me/married', { married: true }).expect(200);
      for (const token of tokens) {
        expect(await stateOf(test, token)).toBe('not-looking');
        await silent(token);
        expect(await pageOf(test, token)).toContain('ఈ కుటుంబం ఇప్పుడు సంబంధాలు చూడటం లేదు.');
      }
      await owner.put('/profiles/me/married', { married: false }).expect(200);
      expect(await stateOf(test, tokens[0]!)).toBe('withdrawn');
    });

    it.each(['hold', 'suspend'])('withdrawn as long as a %s lasts, and as it was before once it ends', async (act) => {
      const [open, short, taken, other] = [
        await biodataToken(owner),
        await biodataToken(owner, { forWhom: 'Aunt', days: 7 }),
        await biodataToken(owner, { forWhom: 'Uncle' }),
        await biodataToken(owner, { forWhom: 'Cousin' }),
      ];
      const printed = (await openBiodata(test, open).expect(200)).body.state;
      const shareOf = async (forWhom: string) => {
        const { shares } = (await owner.get('/biodata').expect(200)).body;
        return shares.find((share: { forWhom: string }) => share.forWhom === forWhom);
      };
      await owner.patch(`/biodata/${(await shareOf('Uncle')).id}`, { version: 1, withdrawn: true }).expect(200);
      const change = async (to: string) => {
        const team = await test.make.admin('owner');
        await team.post(`/admin/users/${owner.id}/${to}`, { reason: 'Pressed by mistake.' }).expect(200);
      };
      await change(act);
      for (const token of [open, short, taken, other]) {
        expect(await stateOf(test, token)).toBe('withdrawn');
        await silent(token);
      }
      test.clock.advance(8 * DAY);
      await change('restore');
      expect([printed, await stateOf(test, open)]).toEqual(['valid', 'valid']);
      expect(await stateOf(test, short)).toBe('expired');
      expect(await stateOf(test, taken)).toBe('withdrawn');
      owner = await test.make.session(owner);
      expect(await shareOf('Cousin')).toMatchObject({ state: 'valid', withdrawnAt: null });
      // What the team withdraws during a suspension stays so.
      await change('suspend');
      await change('biodata/withdraw');
      await change('restore');
      expect(await stateOf(test, open)).toBe('withdrawn');
    });

    it('withdrawn once the account is erased, for 400 days and to the reader of a print too', async () => {
      const other = await test.make.signedIn();
      const [token, expired] = [await biodataToken(other), await biodataToken(other, { forWhom: 'Aunt', days: 7 })];
      await other.delete('/profiles/me').expect(200);
      test.clock.advance(8 * DAY);
      for (const one of [token, expired]) expect(await stateOf(test, one)).toBe('withdrawn');
      await silent(token);
      expect(await pageOf(test, token, 'printed')).toContain('This biodata has been withdrawn by the family.');
      const shares = test.app.get(BiodataShares, { strict: false });
      test.clock.advance(391 * DAY);
      await shares.forgetOld();
      expect(await stateOf(test, token)).toBe('withdrawn');
      test.clock.advance(2 * DAY);
      await shares.forgetOld();
      await openBiodata(test, token).expect(404);
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
      expect(await stateOf(test, token)).toBe('withdrawn');
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
        expect(html.text).toContain('This link leads nowhere.');
        expect(html.headers['cache-control']).toBe('no-store');
      }
    });
  });
});
