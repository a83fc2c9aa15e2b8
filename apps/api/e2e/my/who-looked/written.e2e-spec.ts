import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { LEDGER_WHAT, type LedgerWhat } from '@kalyanam/shared/base/domain/lists';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import request from 'supertest';
import { AccessEvent } from '../../../src/people/access-ledger/access-event.entity.js';
import { AccessLedger } from '../../../src/people/access-ledger/access-ledger.service.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { KeepAccessLedger1780000000087 } from '../../../src/platform/database/migrations/1780000000087-keep-access-ledger.js';
import { KeepNamesOfLooks1780000000158 } from '../../../src/platform/database/migrations/1780000000158-keep-names-of-looks.js';
import { Photo } from '../../../src/profiles/photos/photo.entity.js';
import { biodataToken, openBiodata } from '../../support/make/biodata.js';
import { AADHAAR } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn, SignedInAdmin } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg, uploadPhotos } from '../../support/make/uploads.js';

const DAY_SECONDS = 86_400;

const BORN = { star: 20, pada: 3, birthTime: '23:45', zone: 'Asia/Kolkata', birthPlace: 'Plantedplace' } as const;

/** C6: what the ledger writes, and that nothing leaves where it cannot. */
describe('looks at a member', () => {
  let test: TestApp;
  let reviewer: SignedInAdmin;
  let owner: SignedIn;
  let viewer: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    reviewer = await test.make.admin('reviewer');
    owner = await test.make.signedIn({ details: { motherWork: 'Planted Teacher' }, horoscope: BORN });
    viewer = await test.make.signedIn({ gender: 'male' });
    await test.make.interest(viewer, owner, { state: 'accepted' });
  });

  const events = async (of = owner) =>
    test.rows(AccessEvent).find({ where: { ownerId: of.userId }, order: { day: 'ASC', what: 'ASC' } });
  const kept = async (of = owner) => (await events(of)).map(({ what, times }) => ({ what, times }));
  /** That the team has looked at. */
  const photo = async () => {
    await uploadPhotos(test, owner.token, await jpeg()).expect(200);
    await test.rows(Photo).update({ userId: owner.userId }, { reviewState: 'fine' });
  };
  const full = async (by = viewer): Promise<string> => {
    const { body } = await by.get(`/profiles/${owner.id}`).expect(200);
    return body.profile.photos[0].full;
  };
  const fetchUrl = (url: string, { token }: { token: string }) =>
    request(test.app.getHttpServer()).get(url).auth(token, { type: 'bearer' });
  const tomorrow = async () => {
    test.clock.advance(DAY_SECONDS);
    [owner, viewer] = [await test.make.session(owner), await test.make.session(viewer)];
  };

  it('are one row a day for each of the kinds that there are, and the times count (C6 test 1)', async () => {
    await photo();
    const waiting = await test.make.case();
    await test.make.document(waiting, 'pan');
    const sharer = await test.make.signedIn();
    const token = await biodataToken(sharer);
    const day = dateInIndia(test.clock.now());
    for (let time = 0; time < 2; time += 1) {
      await fetchUrl(await full(), viewer).expect(200);
      await viewer.post(`/profiles/${owner.id}/contact`).expect(200);
      await viewer.get(`/profiles/${owner.id}/match`).expect(200);
      await reviewer.get(ADMIN_ROUTES.document(waiting.id, 'pan')).expect(200);
      await reviewer.post(ADMIN_ROUTES.reveal(waiting.id), { kind: 'aadhaar', reason: 'compare' }).expect(200);
      await openBiodata(test, token).expect(200);
    }
    const counted = { profile: 2, gothra: 2, family: 2, contact: 2, horoscope: 2, photos: 1 };
    const times = async (of: SignedIn) => Object.fromEntries((await kept(of)).map((row) => [row.what, row.times]));
    expect(await times(owner)).toEqual(counted);
    expect(await times(waiting)).toEqual({ document: 2, number: 2 });
    expect(await times(sharer)).toEqual({ biodata: 2 });
    const kinds = [...(await events()), ...(await events(waiting)), ...(await events(sharer))]
      .map(({ what }) => what)
      .sort();
    expect(kinds).toEqual([...LEDGER_WHAT].sort());
    expect((await events()).every((row) => row.day === day && row.viewerKind === 'member')).toBe(true);
    expect(await events(waiting)).toMatchObject([
      { viewerKind: 'team', viewerId: 0, adminRole: 'reviewer' },
      { viewerKind: 'team', viewerId: 0, adminRole: 'reviewer' },
    ]);
    await tomorrow();
    await viewer.get(`/profiles/${owner.id}`).expect(200);
    expect(await kept()).toHaveLength(9);
  });

  it('are no rows for oneself, for lists or for small pictures', async () => {
    await photo();
    await fetchUrl(await full(owner), owner).expect(200);
    await viewer.get('/profiles').expect(200);
    expect(await kept()).toEqual([]);
    const url = await full();
    for (const size of ['thumb', 'card']) await fetchUrl(url.replace('/full?', `/${size}?`), viewer);
    expect((await kept()).map(({ what }) => what)).not.toContain('photos');
    const answer = await fetchUrl(url, viewer).set({ Range: 'bytes=0-9', 'If-None-Match': '*' });
    expect([answer.status, answer.body.length > 10]).toEqual([200, true]);
    expect((await kept()).map(({ what }) => what)).toContain('photos');
  });

  it('are counted one by one however often a profile is opened, in one row', async () => {
    const ledger = test.app.get(AccessLedger, { strict: false });
    const look = { ownerId: owner.userId, by: { viewerId: viewer.userId }, what: ['profile', 'gothra'] as const };
    for (let round = 0; round < 50; round += 1)
      await Promise.all(Array.from({ length: 10 }, () => ledger.noteAlone(look)));
    expect(await kept()).toEqual([
      { what: 'gothra', times: 500 },
      { what: 'profile', times: 500 },
    ]);
  });

  describe('that cannot be written', () => {
    const refusing = async (work: () => Promise<void>) => {
      await test.database.query(
        `CREATE TRIGGER full_disk BEFORE INSERT ON access_events FOR EACH ROW SIGNAL SQLSTATE '45000'`,
      );
      try {
        await work();
      } finally {
        await test.database.query('DROP TRIGGER full_disk');
      }
    };

    it('show nothing, for each of the kinds that there are (C6 test 2)', async () => {
      await photo();
      const waiting = await test.make.case();
      await test.make.document(waiting, 'pan');
      const url = await full();
      const token = await biodataToken(owner);
      const { memberCode } = await test.rows(User).findOneByOrFail({ id: owner.userId });
      await refusing(async () => {
        const answers: Record<LedgerWhat, request.Response> = {
          profile: await viewer.get(`/profiles/${owner.id}`),
          gothra: await viewer.get(`/profiles/get.php?id=${owner.id}`),
          family: await viewer.get(`/profiles/by-code/${memberCode}`),
          contact: await viewer.post(`/profiles/${owner.id}/contact`),
          horoscope: await viewer.get(`/profiles/${owner.id}/match`),
          photos: await fetchUrl(url, viewer),
          document: await reviewer.get(ADMIN_ROUTES.document(waiting.id, 'pan')),
          biodata: await openBiodata(test, token),
          number: await reviewer.post(ADMIN_ROUTES.reveal(waiting.id), { kind: 'aadhaar', reason: 'compare' }),
        };
        for (const answer of Object.values(answers)) {
          expectFailure(answer, 'busy');
          const bytes = JSON.stringify(answer.body);
          for (const secret of [owner.phone, owner.email, 'Planted', AADHAAR]) expect(bytes).not.toContain(secret);
        }
      });
      await viewer.post(`/profiles/${owner.id}/contact`).expect(200);
    });
  });

  it('keep what was written of contact details before there was a ledger, with its times (C6 test 7)', async () => {
    const firstAt = new Date('2026-01-05T20:15:00.123Z');
    const lastAt = new Date('2026-02-07T18:45:00.456Z');
    const runner = test.database.createQueryRunner();
    const migration = new KeepAccessLedger1780000000087();
    await test.make.look(owner, viewer, 'contact');
    await migration.down(runner);
    await runner.query('INSERT INTO contact_views (owner_id, viewer_id, first_at, last_at, times) VALUES (?)', [
      [owner.userId, viewer.userId, firstAt, lastAt, 7],
    ]);
    await migration.up(runner);
    await new KeepNamesOfLooks1780000000158().up(runner);
    await runner.release();
    expect(await events()).toMatchObject([
      { viewerKind: 'member', viewerId: viewer.userId, what: 'contact', day: '2026-02-08', firstAt, lastAt, times: 7 },
    ]);
    expect(await events(viewer)).toMatchObject([{ viewerId: owner.userId, what: 'contact', times: 1 }]);
    const { body } = await owner.get('/contact-views').expect(200);
    expect(body.views).toMatchObject([{ firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString(), times: 7 }]);
  });

  it('tell for a photo to which members it went', async () => {
    await photo();
    await fetchUrl(await full(), viewer).expect(200);
    const viewers = await test.app.get(AccessLedger, { strict: false }).photoViewersOf(owner.userId);
    expect(viewers).toMatchObject([{ viewerId: viewer.userId, times: 1 }]);
  });
});
