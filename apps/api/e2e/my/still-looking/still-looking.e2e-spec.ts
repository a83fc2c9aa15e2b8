import { LOOKING_MESSAGES } from '@kalyanam/shared/topics/matching/looking';
import { User } from '../../../src/people/accounts/user.entity.js';
import { LookingAnswerRow } from '../../../src/matching/freshness/looking-answer.entity.js';
import { Outbox } from '../../../src/people/outbox/outbox.service.js';
import { OutboxMessage } from '../../../src/people/outbox/outbox-message.entity.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { Interest } from '../../../src/people/relations/interest.entity.js';
import { LookingWorker } from '../../../src/my/still-looking/looking.worker.js';
import { visit } from '../../support/requests/requests.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import type { Member, MemberWish } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Three months from there are 90 days; ten in the morning in India. */
const FIRST_DAY = new Date('2031-01-01T04:30:00Z');

describe('the promise of freshness (C5)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  beforeEach(() => at(FIRST_DAY));
  afterAll(() => test.close());

  const open = (path: string) => visit(test, 'get', path);
  const post = (path: string, body: object) => visit(test, 'post', path).send(body);
  const at = (moment: Date): void => test.clock.advance((moment.getTime() - test.clock.now().getTime()) / 1000);
  const onDay = async (days: number): Promise<void> => {
    at(new Date(FIRST_DAY.getTime() + (days * DAY + HOUR) * 1000));
    await processTwice();
  };
  /** As two processes would, at the same moment. */
  const processTwice = async (): Promise<void> => {
    const worker = test.app.get(LookingWorker, { strict: false });
    await Promise.all([worker.process(), worker.process()]);
  };
  const subjects = async ({ email }: Member): Promise<string[]> =>
    (await inbox(test, email)).map(({ subject }) => (subject ?? '').replace(/ on .*/, ' on'));
  const profileOf = ({ userId }: Member): Promise<Profile> => test.rows(Profile).findOneByOrFail({ userId });
  const answersOf = async ({ userId }: Member) =>
    (await test.rows(LookingAnswerRow).find({ where: { userId }, order: { id: 'ASC' } })).map(
      ({ answer, via, until }) => [answer, via, until],
    );
  const isNow = (moment: Date | null): boolean =>
    Math.abs((moment?.getTime() ?? 0) - test.clock.now().getTime()) < 60_000;
  const smsTo = ({ userId }: Member): Promise<number> =>
    test.rows(OutboxMessage).countBy({ userId, channel: 'sms', template: 'still-looking' });
  const isAsked = async (member: Member): Promise<boolean> => {
    const { body } = await (await test.make.session(member)).get('/auth/me').expect(200);
    return (body as { user: { asked?: true } }).user.asked === true;
  };
  const bell = async (member: Member): Promise<string[]> => {
    const { body } = await (await test.make.session(member)).get('/notifications').expect(200);
    return (body as { notifications: { kind: string }[] }).notifications.map(({ kind }) => kind);
  };
  const linkTo = async ({ email }: Member): Promise<string> => {
    const mails = await inbox(test, email);
    const [, token] = /\/looking\/([\w-]+)/.exec(mails[0]?.text ?? '') ?? [];
    return `/looking/${token}`;
  };
  const listedTo = async (viewer: Member): Promise<string[]> => {
    const { body } = await (await test.make.session(viewer)).get('/profiles').expect(200);
    return (body as { profiles: { id: string }[] }).profiles.map(({ id }) => id);
  };
  const asked = async (wish: MemberWish = {}): Promise<Member> => {
    const member = await test.make.member(wish);
    await onDay(60);
    return member;
  };
  const STILL = 'Are you still looking for a match?';
  const SOON = 'Your Kalyanam profile goes offline on';
  const NOW = 'Your Kalyanam profile is offline';

  it('(1) asks on days 30, 60, 76 and 87, each once, and after three months lists no one any more', async () => {
    const member = await test.make.member();
    const viewer = await test.make.member({ gender: 'male' });
    await onDay(29);
    expect([await isAsked(member), await subjects(member)]).toEqual([false, []]);
    await onDay(30);
    expect([await isAsked(member), await bell(member), await subjects(member)]).toEqual([true, ['still-looking'], []]);
    await onDay(60);
    expect(await subjects(member)).toEqual([STILL]);
    await onDay(76);
    expect([await subjects(member), await smsTo(member)]).toEqual([[SOON, STILL], 0]);
    await onDay(87);
    expect([await subjects(member), await smsTo(member)]).toEqual([[SOON, SOON, STILL], 1]);
    expect(await listedTo(viewer)).toContain(member.id);
    await onDay(91);
    expect(await listedTo(viewer)).not.toContain(member.id);
    const { body } = await (await test.make.session(viewer)).get(`/profiles/${member.id}`).expect(200);
    expect((body as { profile: { isActive: boolean } }).profile.isActive).toBe(false);
    expect([await subjects(member), await smsTo(member)]).toEqual([[NOW, SOON, SOON, STILL], 1]);
    expect(await bell(member)).toEqual(['went-offline', 'still-looking']);
    const back = await linkTo(member);
    await post(back, { answer: 'looking' }).expect(200);
    expect(await listedTo(viewer)).toContain(member.id);
  });

  it('(2) lists no one who only logs in for 100 days', async () => {
    const member = await test.make.member();
    const viewer = await test.make.member({ gender: 'male' });
    for (let day = 0; day <= 100; day += 10) {
      await onDay(day);
      const login = await test.make.login(member);
      await login.get('/profiles').expect(200);
    }
    expect(await listedTo(viewer)).not.toContain(member.id);
  });

  it('(3) takes one answer from a link, and changes nothing when it is only opened', async () => {
    const member = await asked();
    const link = await linkTo(member);
    const before = await profileOf(member);
    for (let time = 0; time < 10; time += 1) {
      const { body } = await open(link).expect(200);
      expect(body).toEqual({ success: true, firstName: 'Sravani' });
    }
    expect([await profileOf(member), await answersOf(member), await isAsked(member)]).toEqual([before, [], true]);
    const presses = await Promise.all([1, 2].map(() => post(link, { answer: 'looking' })));
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expectFailure(await post(link, { answer: 'stopped' }), 'looking-answered');
    expectFailure(await open(link), 'looking-closed');
    expect(await answersOf(member)).toEqual([['looking', 'mail', null]]);
    expect(isNow((await profileOf(member)).lookingConfirmedAt)).toBe(true);
  });

  it.each(['fixed-elsewhere', 'fixed-here'] as const)(
    '(4) hides the profile and ends what is pending: %s',
    async (answer) => {
      const member = await asked();
      const other = await test.make.member({ gender: 'male' });
      await test.make.interest(other, member);
      await post(await linkTo(member), { answer }).expect(200);
      expect(isNow((await profileOf(member)).marriedAt)).toBe(true);
      expect((await test.rows(Interest).findOneByOrFail({ senderId: other.userId })).state).toBe('expired');
    },
  );

  it('(4) shows the team who confirmed in their list', async () => {
    const silent = await test.make.member({ confirmedAgo: 20 * DAY });
    const fixed = await test.make.member();
    const member = await asked();
    await post(await linkTo(member), { answer: 'looking' }).expect(200);
    await post(await linkTo(fixed), { answer: 'fixed-elsewhere' }).expect(200);
    const team = await test.make.admin('support');
    const storyOf = async ({ id }: Member) => {
      const { body } = await team.get(`/admin/users/${id}`).expect(200);
      return (body as { user: { looking: object } }).user.looking;
    };
    expect(await storyOf(member)).toMatchObject({ by: 'answer', answers: [{ answer: 'looking', via: 'mail' }] });
    expect(await storyOf(fixed)).toMatchObject({
      by: 'registered',
      pausedUntil: null,
      answers: [{ answer: 'fixed-elsewhere' }],
    });
    const confirmed = (await team.get('/admin/users?confirmedDays=30').expect(200)).body as {
      rows: { userId: string }[];
    };
    const ids = confirmed.rows.map(({ userId }) => userId);
    expect([ids.includes(member.id), ids.includes(silent.id)]).toEqual([true, false]);
  });

  it('(5) lists no one whose row was put in by hand: without its proofs never, with an old date not in browse', async () => {
    const viewer = await test.make.member({ gender: 'male' });
    const { userId, id } = await test.make.member();
    const copied = (confirmed: Date) =>
      test.database.query(
        `INSERT INTO browse_entries (user_id, gender, dob, birth_year, marital_status, income_rank, family_state,
           family_city, registered_at, confirmed_at) SELECT user_id, gender, dob, 1995, marital_status, 1, family_state,
           family_city, updated_at, ? FROM profiles WHERE user_id = ?`,
        [confirmed, userId],
      );
    await test.database.query('DELETE FROM browse_entries WHERE user_id = ?', [userId]);
    for (const table of ['email_proofs', 'phone_proofs']) {
      await test.database.query(`DELETE FROM ${table} WHERE user_id = ?`, [userId]);
      await expect(copied(test.clock.now())).rejects.toThrow(/foreign key constraint fails/);
      await test.database.query(`INSERT INTO ${table} (user_id, proved_at) VALUES (?, NOW())`, [userId]);
    }
    await copied(test.clock.inSeconds(-100 * DAY));
    expect(await listedTo(viewer)).not.toContain(id);
  });

  it('(5) lists no verified member without a decision', async () => {
    const viewer = await test.make.member({ gender: 'male' });
    const member = await test.make.member();
    expect(await listedTo(viewer)).toContain(member.id);
    await test.database.query('DELETE FROM verification_cases WHERE user_id = ?', [member.userId]);
    expect(await listedTo(viewer)).not.toContain(member.id);
    await (await test.make.session(member)).put('/profiles/me/status', { status: 'online' }).expect(200);
    expect(await listedTo(viewer)).not.toContain(member.id);
  });

  it('pauses until a day within six months, and asks then', async () => {
    const member = await asked();
    const link = await linkTo(member);
    for (const until of ['2031-03-02', '2031-09-03', '2031-02-30', '', undefined])
      expectFailure(await post(link, { answer: 'pause', until }), 'invalid-form', {
        until: LOOKING_MESSAGES.pauseDay,
      });
    await post(link, { answer: 'pause', until: '2031-09-02' }).expect(200);
    expect((await profileOf(member)).isActive).toBe(false);
    await onDay(180);
    expect(await subjects(member)).toEqual([STILL]);
    at(new Date('2031-09-02T05:00:00Z'));
    await processTwice();
    expect((await subjects(member))[0]).toBe('Your pause at Kalyanam is over');
    expect((await profileOf(member)).isActive).toBe(false);
    await post(await linkTo(member), { answer: 'looking' }).expect(200);
    expect((await profileOf(member)).isActive).toBe(true);
  });

  it('closes a link that is of another question, 121 days old, or of a member who left', async () => {
    const member = await asked();
    const earlier = await linkTo(member);
    await (await test.make.session(member)).post('/profiles/me/looking', { answer: 'looking' }).expect(200);
    expectFailure(await open(earlier), 'looking-closed');
    expectFailure(await post(earlier, { answer: 'stopped' }), 'looking-answered');
    await onDay(121);
    const link = await linkTo(member);
    expect(link).not.toBe(earlier);
    expectFailure(await post(earlier, { answer: 'stopped' }), 'looking-closed');
    await onDay(160);
    test.clock.advance(119 * DAY);
    await open(link).expect(200);
    test.clock.advance(2 * DAY);
    expectFailure(await open(link), 'looking-closed');
    expectFailure(await post(link, { answer: 'looking' }), 'looking-closed');
    expectFailure(await post('/looking/nobody', { answer: 'looking' }), 'looking-closed');
    const gone = await test.make.signedIn();
    await onDay(400);
    const left = await linkTo(gone);
    await test.rows(User).delete({ id: gone.userId });
    expectFailure(await open(left), 'looking-closed');
  });

  it('is confirmed by an interest sent or accepted, and by going online', async () => {
    const [woman, man] = [await test.make.signedIn(), await test.make.signedIn({ gender: 'male' })];
    const confirmed = async (member: Member) => {
      const { lookingBy, lookingConfirmedAt } = await profileOf(member);
      return [lookingBy, isNow(lookingConfirmedAt)];
    };
    at(new Date(FIRST_DAY.getTime() + 20 * DAY * 1000));
    const [sender, receiver] = [await test.make.session(man), await test.make.session(woman)];
    await sender
      .post(`/profiles/${woman.id}/interest`, {})
      .expect((response) => expect(response.status).toBeLessThan(300));
    expect(await confirmed(man)).toEqual(['interest', true]);
    expect(await confirmed(woman)).toEqual(['registered', false]);
    await receiver
      .post(`/profiles/${man.id}/interest`, {})
      .expect((response) => expect(response.status).toBeLessThan(300));
    expect(await confirmed(woman)).toEqual(['interest', true]);
    test.clock.advance(DAY);
    await (await test.make.session(man)).put('/profiles/me/status', { status: 'online' }).expect(200);
    expect(await confirmed(man)).toEqual(['online', true]);
  });

  it('asks no one at night, but takes offline at any hour', async () => {
    const [early, late] = [
      await test.make.member({ confirmedAgo: 60 * DAY }),
      await test.make.member({ confirmedAgo: 91 * DAY }),
    ];
    at(new Date(FIRST_DAY.getTime() + 1.5 * DAY * 1000));
    await processTwice();
    expect([await subjects(early), (await profileOf(late)).isActive]).toEqual([[], false]);
    at(new Date(FIRST_DAY.getTime() + 2 * DAY * 1000));
    await processTwice();
    expect(await subjects(early)).toEqual([STILL]);
  });

  it('asks one member even if the mail to another fails, and that one an hour later', async () => {
    const [failing, member] = [await test.make.member(), await test.make.member()];
    const outbox = test.app.get(Outbox, { strict: false });
    const add = outbox.add.bind(outbox);
    const failed = jest.spyOn(outbox, 'add').mockImplementation(async (manager, message) => {
      if (message.userId === failing.userId) throw new Error('This one fails.');
      return add(manager, message);
    });
    await onDay(60);
    failed.mockRestore();
    expect([await subjects(failing), await subjects(member)]).toEqual([[], [STILL]]);
    await processTwice();
    expect(await subjects(failing)).toEqual([STILL]);
  });

  it('writes in the language of the member', async () => {
    const member = await test.make.member();
    await test.rows(User).update({ id: member.userId }, { language: 'te' });
    await onDay(80);
    expect((await inbox(test, member.email))[0]?.subject).not.toMatch(/[A-Za-z]/);
  });

  it.each<MemberWish>([
    { verificationStatus: 'not-verified' },
    { accountStatus: 'on-hold' },
    { isActive: false },
    { married: true },
  ])('asks no one who is not listed: %j', async (wish) => {
    const member = await test.make.member({ confirmedAgo: 200 * DAY, ...wish });
    await processTwice();
    expect(await subjects(member)).toEqual([]);
  });
});
