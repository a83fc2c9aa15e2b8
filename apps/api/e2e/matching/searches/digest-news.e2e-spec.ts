import type { ProfileInput } from '@kalyanam/shared/contracts/profile';
import { User } from '../../../src/people/accounts/user.entity.js';
import { OutboxWorker } from '../../../src/people/outbox/outbox.worker.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { SavedSearchRow } from '../../../src/matching/searches/saved-search.entity.js';
import { SearchDigests } from '../../../src/matching/searches/search-digests.worker.js';
import { SearchNews } from '../../../src/matching/searches/search-news.service.js';
import { calls } from '../../support/requests/requests.js';
import { decoded, mailCatcher } from '../../support/servers/mail-catcher.js';
import type { Member, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const HOUR = 3600;
const WEEK = 7 * 24 * HOUR;
/** A Saturday in India. */
const SATURDAY = new Date('2030-06-01T08:00:00+05:30');

describe('what a digest of saved searches holds as news (C4)', () => {
  let test: TestApp;
  let catcher: Awaited<ReturnType<typeof mailCatcher>>;
  let saturday: number;
  beforeAll(async () => {
    catcher = await mailCatcher();
    test = await startTestApp({ SMTP_URL: catcher.url, MAIL_FROM: 'Kalyanam <no-reply@kalyanam.example>' });
    saturday = SATURDAY.getTime();
  });
  afterAll(async () => {
    await test.close();
    await catcher.close();
  });
  beforeEach(async () => {
    await test.rows(User).deleteAll();
    catcher.caught.length = 0;
    catcher.state.refusing = false;
    saturday += WEEK * 1000;
    until(saturday - 72 * HOUR * 1000);
  });

  const until = (moment: number): void => test.clock.advance((moment - test.clock.now().getTime()) / 1000);
  const reader = async (body: object = {}): Promise<SignedIn> => {
    const member = await test.make.signedIn({ gender: 'male', dob: '1999-05-05' });
    await member.post('/searches', { name: 'All', query: '', consent: true, ...body }).expect(201);
    test.clock.advance(1);
    return member;
  };
  const bride = (wish: Partial<ProfileInput> = {}): Promise<Member> =>
    test.make.member({ gender: 'female', dob: '2001-05-05', ...wish });
  const codeOf = async ({ userId }: Member): Promise<string> => {
    const { memberCode } = await test.rows(User).findOneByOrFail({ id: userId });
    return `${memberCode.slice(0, 4)}-${memberCode.slice(4, 7)} ${memberCode.slice(7)}`;
  };
  const codesOf = async (...members: Member[]) => new Set(await Promise.all(members.map(codeOf)));
  const look = async (): Promise<void> => {
    await test.app.get(SearchDigests, { strict: false }).look();
    test.app.get(OutboxWorker).kick();
    await test.app.get(OutboxWorker).idle();
  };
  const onSaturday = async (): Promise<string> => {
    catcher.caught.length = 0;
    until(saturday + 60_000);
    await look();
    expect(catcher.caught.length).toBeLessThan(2);
    return catcher.caught.map(({ text }) => decoded(text)).join('');
  };
  const nextSaturday = (): Promise<string> => {
    saturday += WEEK * 1000;
    return onSaturday();
  };
  const codesIn = (digest: string) => new Set([...digest.matchAll(/Profile ID (\S+ \S)/g)].map(([, code]) => code));
  const rows = () => test.rows(SavedSearchRow).find({ order: { id: 'ASC' } });

  it('goes on after any number of digests that no one followed', async () => {
    await reader();
    await test.rows(SavedSearchRow).update({ name: 'All' }, { unopened: 255 });
    const one = await bride();
    expect(codesIn(await onSaturday())).toEqual(await codesOf(one));
    expect(await rows()).toMatchObject([{ unopened: 3 }]);
  });

  it('counts as opened for each search in it by any of its links, also by that to the list', async () => {
    const member = await reader({ query: 'subcaste=panta' });
    await member.post('/searches', { name: 'Motati', query: 'subcaste=motati', digest: 'weekly' }).expect(201);
    await member.post('/searches', { name: 'Later', query: 'subcaste=pakanati', digest: 'weekly' }).expect(201);
    for (const subcaste of ['Panta', 'Motati']) await bride({ subcaste });
    const digest = await onSaturday();
    const links = [...digest.matchAll(/https?:\/\/[^\s"<>]+\/l\/[^\s"<>]+/g)].map(([link]) => new URL(link));
    const list = links.find(({ search }) => search === '?subcaste=motati');
    expect((await rows()).map(({ unopened }) => unopened)).toEqual([1, 1, 0]);
    await test.rows(SavedSearchRow).update({ name: 'Later' }, { unopened: 2, lastSentAt: new Date(saturday - 1) });
    const [, token = ''] = /\/l\/(.+)$/.exec(list?.pathname ?? '') ?? [];
    await calls(test).post(`/searches/opened?token=${token}`).expect(200);
    expect((await rows()).map(({ unopened }) => unopened)).toEqual([0, 0, 2]);
    expect((await rows()).map(({ lastOpenedAt }) => lastOpenedAt !== null)).toEqual([true, true, false]);
  });

  it('tells next time what a digest would have told that was dropped, too late or without anyone', async () => {
    const member = await reader();
    const one = await bride();
    catcher.state.refusing = true;
    expect(await onSaturday()).toBe('');
    expect(await rows()).toMatchObject([{ unopened: 1, lastSentAt: expect.any(Date) as Date }]);
    until(saturday + 13 * HOUR * 1000);
    await look();
    expect(await rows()).toMatchObject([{ unopened: 0, lastSentAt: null }]);
    catcher.state.refusing = false;
    const two = await bride();
    expect(codesIn(await nextSaturday())).toEqual(await codesOf(one, two));
    const [told] = await rows();
    const three = await bride();
    await test.rows(SavedSearchRow).update({ name: 'All' }, { unopened: 3 });
    await test.rows(User).update({ id: member.userId }, { lastActiveAt: new Date(saturday - 50 * 24 * HOUR * 1000) });
    catcher.state.refusing = true;
    await nextSaturday();
    expect(await rows()).toMatchObject([{ dueAt: null, pausedAt: expect.any(Date) as Date }]);
    await test.make.block(three, member);
    catcher.state.refusing = false;
    test.clock.advance(60);
    await look();
    expect(catcher.caught).toEqual([]);
    expect(await rows()).toMatchObject([
      { unopened: 3, lastSentAt: told?.lastSentAt, pausedAt: null, dueAt: new Date(saturday + WEEK * 1000) },
    ]);
  });

  it('names no one who was put aside before it was chosen, in any session', async () => {
    const member = await reader();
    const [aside, left] = [await bride(), await bride()];
    const other = await test.make.session(member);
    await other.put(`/profiles/${aside.id}/dismissal`).expect(200);
    const listed = async () =>
      (await member.get('/profiles').expect(200)).body.profiles.map(({ id }: { id: string }) => id);
    expect(await listed()).toEqual([left.id]);
    expect(codesIn(await onSaturday())).toEqual(await codesOf(left));
    await (await test.make.session(member)).delete(`/profiles/${aside.id}/dismissal`).expect(200);
    expect((await (await test.make.session(member)).get('/profiles').expect(200)).body.total).toBe(2);
  });

  it('loses no one who comes while it is being chosen', async () => {
    await reader();
    const one = await bride();
    const news = test.app.get(SearchNews, { strict: false });
    const freshest = news.freshest.bind(news);
    let late: Member | undefined;
    news.freshest = async (...asked) => {
      const people = await freshest(...asked);
      test.clock.advance(1);
      late = await bride();
      test.clock.advance(1);
      return people;
    };
    expect(codesIn(await onSaturday())).toEqual(await codesOf(one));
    news.freshest = freshest;
    expect(codesIn(await nextSaturday())).toEqual(await codesOf(late!));
  });

  it('is not written to who is offline or whose marriage is fixed, and tells it once that is over', async () => {
    const member = await reader();
    const one = await bride();
    const set = (change: Partial<Profile>) => test.rows(Profile).update({ userId: member.userId }, change);
    await set({ isActive: false });
    expect(await onSaturday()).toBe('');
    await set({ isActive: true, marriedAt: test.clock.now() });
    expect(await nextSaturday()).toBe('');
    await set({ marriedAt: null });
    expect(codesIn(await nextSaturday())).toEqual(await codesOf(one));
  });

  it('begins when it is switched on, and goes on when it comes more often', async () => {
    const member = await reader({ digest: 'none' });
    const { id } = (await member.get('/searches').expect(200)).body.searches[0];
    await bride();
    test.clock.advance(1);
    await member.patch(`/searches/${id}`, { digest: 'weekly', consent: true }).expect(200);
    expect((await member.get('/searches').expect(200)).body.searches[0].newCount).toBe(1);
    test.clock.advance(1);
    const two = await bride();
    test.clock.advance(1);
    await member.patch(`/searches/${id}`, { digest: 'daily' }).expect(200);
    until(saturday - 24 * HOUR * 1000 + 60_000);
    await look();
    expect(catcher.caught.map(({ text }) => codesIn(decoded(text)))).toEqual([await codesOf(two)]);
  });
});
