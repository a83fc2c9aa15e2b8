import { WOMENS_LINES } from '@kalyanam/shared/base/vocabulary/gothras';
import { IsNull, Not } from 'typeorm';
import { User } from '../../../src/people/accounts/user.entity.js';
import { Photo } from '../../../src/profiles/photos/photo.entity.js';
import { Lineages } from '../../../src/profiles/gothras/lineages.service.js';
import { OutboxMessage } from '../../../src/people/outbox/outbox-message.entity.js';
import { OutboxWorker } from '../../../src/people/outbox/outbox.worker.js';
import { SavedSearchRow } from '../../../src/matching/searches/saved-search.entity.js';
import { SearchDigests } from '../../../src/matching/searches/search-digests.worker.js';
import { calls, visit } from '../../support/requests/requests.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { DETAIL_NEEDLES, detailsFor, MEMBER_WITH_DETAILS } from '../../support/make/detail-secrets.js';
import { decoded, mailCatcher } from '../../support/servers/mail-catcher.js';
import type { Member, MemberWish, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;
/** A Saturday in India. */
const SATURDAY = new Date('2030-06-01T08:00:00+05:30');

describe('the digest of saved searches (C4)', () => {
  let test: TestApp;
  let second: TestApp;
  let catcher: Awaited<ReturnType<typeof mailCatcher>>;
  let saturday: number;
  beforeAll(async () => {
    catcher = await mailCatcher();
    const env = { SMTP_URL: catcher.url, MAIL_FROM: 'Kalyanam <no-reply@kalyanam.example>' };
    test = await startTestApp(env);
    second = await startTestApp(env, 'all', () => test.settings.databaseUrl);
    saturday = SATURDAY.getTime();
  });
  afterAll(async () => {
    await second.close();
    await test.close();
    await catcher.close();
  });
  beforeEach(async () => {
    await test.rows(User).deleteAll();
    catcher.caught.length = 0;
    saturday += 7 * DAY * 1000;
    until(saturday - 3 * DAY * 1000);
  });

  const until = (moment: number): void => test.clock.advance((moment - test.clock.now().getTime()) / 1000);
  const reader = async (wish: MemberWish = {}, body: object = {}): Promise<SignedIn> => {
    const member = await test.make.signedIn({ gender: 'male', dob: '1999-05-05', ...wish });
    await member.post('/searches', { name: 'Kurnool side', query: '', consent: true, ...body }).expect(201);
    test.clock.advance(1);
    return member;
  };
  const bride = (wish: MemberWish = {}) => test.make.member({ gender: 'female', dob: '2001-05-05', ...wish });
  const codeOf = async ({ userId }: Member): Promise<string> => {
    const { memberCode } = await test.rows(User).findOneByOrFail({ id: userId });
    return `${memberCode.slice(0, 4)}-${memberCode.slice(4, 7)} ${memberCode.slice(7)}`;
  };
  const choose = (of = test): Promise<void> => of.app.get(SearchDigests, { strict: false }).look();
  const sent = async (of = test): Promise<void> => {
    of.app.get(OutboxWorker).kick();
    await of.app.get(OutboxWorker).idle();
  };
  const digests = async (): Promise<string[]> => {
    await choose();
    await sent();
    return catcher.caught.map(({ text }) => decoded(text));
  };
  const nextSaturday = (): void => {
    saturday += 7 * DAY * 1000;
    until(saturday + 60_000);
  };
  const codesIn = (digest: string) => new Set([...digest.matchAll(/Profile ID (\S+ \S)/g)].map(([, code]) => code));
  const linksIn = (digest: string, path: string): string[] =>
    [...digest.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => link).filter((link) => link.includes(path));
  const tokenOf = (link = ''): string => new URL(link).searchParams.get('token') ?? '';
  const unsubscribe = (token: string) => calls(test).post(`/searches/unsubscribe?token=${token}`);

  it('leaves on Saturday at eight, names exactly who is new, and is not written without anyone', async () => {
    const member = await reader();
    const [one, two] = [await bride(), await bride()];
    until(saturday - 60_000);
    expect(await digests()).toEqual([]);
    until(saturday + 60_000);
    const [digest = '', ...more] = await digests();
    expect(more).toEqual([]);
    expect(catcher.caught[0]?.to).toBe(member.email);
    expect(digest).toContain('Subject: 2 new profiles that fit your search');
    expect(codesIn(digest)).toEqual(new Set([await codeOf(one), await codeOf(two)]));
    nextSaturday();
    expect(await digests()).toHaveLength(1);
  });

  it('holds no name, phone, address, photo or gothra of anyone in it', async () => {
    await reader();
    const planted = await test.make.member({
      gender: 'female',
      dob: '2001-05-05',
      name: 'Plantedname Reddy',
      phone: '9876012345',
      email: 'plantedmail@example.org',
      gothra: 'Plantedgothra',
      familyLocation: { state: 'telangana', city: 'Plantedtown', address: 'Planted street 7' },
      details: { degree: 'btech', nativeState: 'andhra-pradesh', nativeDistrict: 'kurnool', jobTitle: 'Plantedjob' },
      workLocation: { type: 'india', state: 'telangana', city: 'Hyderabad', address: 'Planted work 8' },
    });
    await test.make.photo(planted);
    until(saturday + 60_000);
    const [digest = ''] = await digests();
    expect(digest).toContain('B.Tech. / B.E.');
    expect(digest).toContain(`Hyderabad, native district Kurnool, Profile ID ${await codeOf(planted)}`);
    expect(digest).not.toMatch(/planted|9876012345|\/photos\/|2001-05/i);
  });

  it('holds none of it in its text, its HTML and its headers, nor what others search for or tell (C4)', async () => {
    await reader();
    const planted = await test.make.signedIn({
      gender: 'female',
      dob: '2001-05-05',
      name: 'Plantedname Reddy',
      phone: '9876012345',
      email: 'plantedmail@example.org',
      gothra: 'Plantedgothra',
      ...MEMBER_WITH_DETAILS,
    });
    const women = test.app.get(Lineages, { strict: false });
    for (const line of WOMENS_LINES)
      await women.write(test.database.manager, planted.userId, line, { text: 'Plantedwomen' });
    await planted.post('/searches', { name: 'Plantedsearch', query: 'birthYearFrom=1961' }).expect(201);
    await test.make.photo(planted);
    const photo = await test.rows(Photo).findOneByOrFail({ userId: planted.userId });
    until(saturday + 60_000);
    await digests();
    const raw = catcher.caught.map(({ text }) => text).join('');
    const [head = ''] = raw.split('\r\n\r\n');
    const part = (type: string): string =>
      raw.split(/\r\n--[^\r\n]+/).find((one) => one.toLowerCase().includes(`content-type: ${type}`)) ?? '';
    const parts = { head, text: decoded(part('text/plain')), html: decoded(part('text/html')) };
    const code = await codeOf(planted);
    expect(parts.text).toContain(code);
    expect(parts.html).toContain(code);
    expect(parts.html).not.toMatch(/<img|\.jpe?g|\.webp/i);
    const needles = [
      ...detailsFor('verified', 'more').map((secret) => DETAIL_NEEDLES[secret]),
      ...['Plantedname', 'Plantedmail', 'Plantedgothra', 'Plantedwomen', 'Plantedsearch', '9876012345', '98760 12345'],
      ...['2001-05', 'birthYearFrom=1961', '/photos/', photo.publicId],
    ];
    for (const [where, said] of Object.entries({ ...parts, raw }))
      for (const needle of needles)
        expect({ where, needle, there: said.toLowerCase().includes(needle.toLowerCase()) }).toEqual({
          where,
          needle,
          there: false,
        });
  });

  it('is switched off by its links, each once, without a session, and never by looking at them', async () => {
    const member = await reader();
    await member.post('/searches', { name: 'Other', query: 'diet=vegetarian' }).expect(201);
    await bride();
    until(saturday + 60_000);
    const [digest = ''] = await digests();
    const header = /^List-Unsubscribe: <([^>]+)>/m.exec(digest)?.[1];
    expect(digest).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(new URL(header ?? '').pathname).toBe('/backend/api/searches/unsubscribe');
    const ofSearch = linksIn(digest, '/unsubscribe?token=s.')[0];
    const choices = async (): Promise<string[]> =>
      (await test.rows(SavedSearchRow).find({ order: { id: 'ASC' } })).map(({ digest }) => digest);
    expect((await visit(test, 'get', `/searches/unsubscribe?token=${tokenOf(ofSearch)}`)).status).toBe(404);
    expect(await choices()).toEqual(['weekly', 'weekly']);
    expect((await unsubscribe(tokenOf(ofSearch)).expect(200)).body).toEqual({ success: true, stopped: 'search' });
    expect(await choices()).toEqual(['none', 'weekly']);
    expectFailure(await unsubscribe(tokenOf(ofSearch)), 'not-found');
    expectFailure(await unsubscribe(`${tokenOf(ofSearch).slice(0, -1)}x`), 'not-found');
    const oneClick = visit(test, 'post', `/searches/unsubscribe?token=${tokenOf(header)}`)
      .type('form')
      .send('List-Unsubscribe=One-Click');
    expect((await oneClick.expect(200)).body.stopped).toBe('letters');
    expect(await choices()).toEqual(['none', 'none']);
    expectFailure(await unsubscribe(tokenOf(header)), 'not-found');
    const again = await test.make.session(member);
    await again.post('/searches', { name: 'Third', query: 'diet=eggetarian', consent: true }).expect(201);
    expectFailure(await unsubscribe(tokenOf(header)), 'not-found');
    expect(await choices()).toEqual(['none', 'none', 'weekly']);
  });

  it('is one mail for all due searches of a member, and names no one twice', async () => {
    const member = await reader({}, { digest: 'daily' });
    await member.post('/searches', { name: 'Weekly', query: '', digest: 'weekly' }).expect(201);
    test.clock.advance(1);
    const [one] = [await bride(), await test.make.member({ gender: 'male', dob: '1999-05-05' })];
    until(saturday + 60_000);
    const [digest = '', ...more] = await digests();
    expect(more).toEqual([]);
    expect(digest.split(`Profile ID ${await codeOf(one)}`)).toHaveLength(3);
  });

  it('is one, however many processes look', async () => {
    await reader();
    await bride();
    until(saturday + 60_000);
    second.clock.advance((test.clock.now().getTime() - second.clock.now().getTime()) / 1000);
    await Promise.all([choose(), choose(second)]);
    await Promise.all([sent(), sent(second)]);
    expect(catcher.caught).toHaveLength(1);
  });

  it('leaves out who was declined, blocked, put aside or went offline after being chosen, and is not sent without anyone', async () => {
    const member = await reader();
    const [declined, blocked, dismissed] = [await bride(), await bride(), await bride()];
    const [offline, left] = [await bride(), await bride()];
    until(saturday + 60_000);
    catcher.state.refusing = true;
    await choose();
    await sent();
    await test.make.interest(declined, member, { state: 'declined' });
    await test.make.block(member, blocked);
    await test.make.dismissal(member, dismissed);
    const away = await test.make.session(offline);
    await away.put('/profiles/me/status', { isActive: false }).expect(200);
    catcher.state.refusing = false;
    test.clock.advance(60);
    await sent();
    const [digest = ''] = catcher.caught.map(({ text }) => decoded(text));
    expect(codesIn(digest)).toEqual(new Set([await codeOf(left)]));
    catcher.caught.length = 0;
    const gone = await bride();
    nextSaturday();
    catcher.state.refusing = true;
    await choose();
    await sent();
    await test.make.block(gone, member);
    catcher.state.refusing = false;
    test.clock.advance(60);
    await sent();
    expect(catcher.caught).toEqual([]);
    expect(await test.rows(OutboxMessage).countBy({ template: 'digest', droppedAt: Not(IsNull()) })).toBe(1);
  });

  it('is Telugu for a Telugu reader, facts included', async () => {
    const member = await reader();
    await member.put('/account/language', { language: 'te' }).expect(200);
    await bride({
      education: 'masters',
      occupation: 'government',
      details: { nativeState: 'andhra-pradesh', nativeDistrict: 'kurnool' },
      workLocation: { type: 'india', state: 'telangana', city: 'Hyderabad' },
    });
    until(saturday + 60_000);
    const [digest = ''] = await digests();
    expect(digest).toContain('పీజీ, ప్రభుత్వ ఉద్యోగం, హైదరాబాద్, స్వస్థలం కర్నూలు జిల్లా, ప్రొఫైల్ నంబరు ');
    expect(digest).toContain('గారూ, గత ఇమెయిల్ తర్వాత కొత్తగా వచ్చినవారు వీరు');
  });

  it('pauses after three digests of which no link was followed and 45 days without a visit, and says so', async () => {
    const member = await reader();
    for (let week = 0; week < 8; week += 1) {
      await bride();
      nextSaturday();
      await digests();
    }
    const all = catcher.caught.map(({ text }) => decoded(text));
    expect(all).toHaveLength(6);
    expect(all.map((digest) => digest.includes('so this is the last one for now'))).toEqual([
      ...Array.from({ length: 5 }, () => false),
      true,
    ]);
    const again = await test.make.session(member);
    const { id, pausedAt } = (await again.get('/searches').expect(200)).body.searches[0];
    expect(pausedAt).not.toBeNull();
    const resumed = await again.patch(`/searches/${id}`, { digest: 'weekly' }).expect(200);
    expect(resumed.body.search.pausedAt).toBeNull();
  });

  it('counts as opened once a link in it was followed', async () => {
    const member = await reader();
    await bride();
    until(saturday + 60_000);
    const [digest = ''] = await digests();
    const state = () => test.rows(SavedSearchRow).findOneByOrFail({ userId: member.userId });
    expect(await state()).toMatchObject({ unopened: 1, lastOpenedAt: null });
    const token = new URL(linksIn(digest, '/l/')[0] ?? '').pathname.slice('/l/'.length);
    await calls(test).post('/searches/opened?token=o.x.y.z').expect(200);
    expect(await state()).toMatchObject({ unopened: 1, lastOpenedAt: null });
    await calls(test).post(`/searches/opened?token=${token}`).expect(200);
    expect(await state()).toMatchObject({ unopened: 0, lastOpenedAt: expect.any(Date) });
  });
});
