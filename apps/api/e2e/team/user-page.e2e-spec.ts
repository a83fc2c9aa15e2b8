import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { TimelineAnswer, TimelineEvent } from '@kalyanam/shared/team/timeline';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { OutboxMessage } from '../../src/people/outbox/outbox-message.entity.js';
import { Notification } from '../../src/people/notifications/notification.entity.js';
import { SignIn } from '../../src/joining/sign-in/sign-in.entity.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import type { Member, SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('the page of one member', () => {
  let test: TestApp;
  let reviewer: SignedInAdmin;
  let owner: SignedInAdmin;
  let support: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    reviewer = await test.make.admin('reviewer');
    owner = await test.make.admin('owner');
    support = await test.make.admin('support');
  });
  afterAll(() => test.close());

  const actsOn = async ({ id }: Member): Promise<string[]> => {
    const rows = await test.rows(AuditLogRow).find({ where: { subject: `member:${id}` }, order: { id: 'ASC' } });
    return rows.map(({ action }) => action);
  };

  describe('hold', () => {
    it('hides the profile and tells the member why; the session goes on, and it can be restored', async () => {
      const [member, viewer] = [await test.make.signedIn(), await test.make.signedIn({ gender: 'male' })];
      const hold = (body: object) => reviewer.post(ADMIN_ROUTES.holdUser(member.id), body);
      expectFailure(await hold({}), 'invalid-form');
      const { body } = await hold({ reason: 'Please call us about your photos.' }).expect(200);
      expect(body).toMatchObject({ message: 'Member put on hold', accountStatus: 'on-hold' });
      await member.get('/profiles/me').expect(200);
      expectFailure(await viewer.get(`/profiles/${member.id}`), 'profile-not-found');
      expectFailure(await hold({ reason: 'Again.' }), 'changed-meanwhile');
      await reviewer.post(ADMIN_ROUTES.restoreUser(member.id), { reason: 'All is well.' }).expect(200);
      await viewer.get(`/profiles/${member.id}`).expect(200);
      const mails = await test.rows(OutboxMessage).find({ where: { destination: member.email }, order: { id: 'ASC' } });
      expect(mails.map(({ template }) => template)).toEqual(['account-held', 'hold-released']);
      const told = await test.rows(Notification).find({ where: { userId: member.userId }, order: { id: 'ASC' } });
      expect(told.map(({ kind }) => kind)).toEqual(['profile-held', 'profile-released']);
      expect(await actsOn(member)).toEqual(['member-held', 'member-restored']);
    });

    it('never replaces a suspension', async () => {
      const member = await test.make.member({ accountStatus: 'suspended' });
      expectFailure(await reviewer.post(ADMIN_ROUTES.holdUser(member.id), { reason: 'x' }), 'changed-meanwhile');
    });
  });

  it('ends every session of a member', async () => {
    const member = await test.make.signedIn();
    const other = await test.make.session(member);
    const { body } = await reviewer.post(ADMIN_ROUTES.signOutUser(member.id)).expect(200);
    expect(body).toMatchObject({ message: 'Member logged out everywhere', sessions: 2 });
    expectFailure(await member.get('/profiles/me'), 'session-ended');
    expectFailure(await other.get('/profiles/me'), 'session-ended');
    await (await test.make.session(member)).get('/profiles/me').expect(200);
    expect(await actsOn(member)).toEqual(['member-signed-out']);
  });

  it('sends a code within the limits that members have, and says when the next can go', async () => {
    const member = await test.make.registered();
    test.clock.advance(70);
    const send = (channel: string) => reviewer.post(ADMIN_ROUTES.userCode(member.id), { channel });
    expect((await send('email').expect(200)).body).toMatchObject({ message: 'Code sent', resendAfter: 60 });
    const refused = await send('email');
    expectFailure(refused, 'otp-send-failed');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expectFailure(await send('fax'), 'invalid-form');
    const codes = await test.rows(OutboxMessage).findBy({ destination: member.email, template: 'email-code' });
    expect(codes).toHaveLength(2);
    expect(await actsOn(member)).toEqual(['member-code-sent']);
    const proved = await test.make.member();
    expectFailure(await reviewer.post(ADMIN_ROUTES.userCode(proved.id), { channel: 'phone' }), 'changed-meanwhile');
  });

  it('hands the file of a member out to an owner only, after the log has the reason', async () => {
    const member = await test.make.signedIn();
    const ask = (who: SignedInAdmin, body: object = { reason: 'Asked by mail on 20 November' }) =>
      who.post(ADMIN_ROUTES.userData(member.id), body);
    expectFailure(await ask(reviewer), 'forbidden');
    expectFailure(await ask(owner, {}), 'invalid-form');
    const { body, headers } = await ask(owner).expect(200);
    expect(headers['content-disposition']).toContain('attachment');
    expect(body.records.account).toMatchObject([{ email: member.email }]);
    const row = await test.rows(AuditLogRow).findOneByOrFail({ action: 'member-data-exported' });
    expect(row).toMatchObject({ subject: `member:${member.id}`, details: '{"reason":"Asked by mail on 20 November"}' });
    // Its owner reads of it in the same place as of a look at a single document.
    const ledger = JSON.stringify((await member.get('/access-events?tab=team').expect(200)).body);
    for (const what of ['profile', 'contact', 'gothra', 'horoscope', 'family', 'number'])
      expect(ledger).toContain(`"what":"${what}"`);
  });

  const asSeenBy = async (member: Member, viewer: string) =>
    (await reviewer.get(`${ADMIN_ROUTES.viewAs(member.id)}?viewer=${viewer}`).expect(200)).body;

  describe('as others see the profile', () => {
    it.each(['verified', 'semi-verified'] as const)('is what a %s member gets, but for relations', async (status) => {
      const member = await test.make.member();
      await test.make.photo(member);
      const viewer = await test.make.signedIn({ gender: 'male', verificationStatus: status });
      const { profile: theirs } = (await viewer.get(`/profiles/${member.id}`).expect(200)).body;
      const { profile, listed } = await asSeenBy(member, status);
      const signed = /\?.*$/;
      const plain = ({ photos, ...rest }: { photos: Record<string, unknown>[] }) => ({
        ...rest,
        photos: photos.map((photo) => ({ ...photo, ...unsigned(photo) })),
      });
      const unsigned = (photo: Record<string, unknown>) =>
        Object.fromEntries(['thumb', 'card', 'full'].map((size) => [size, String(photo[size]).replace(signed, '')]));
      // The gate and the match are between two families: there are none for the team.
      expect(plain(profile)).toEqual(plain({ ...theirs, gothraGate: null, match: null }));
      expect(listed).toBe(true);
      expect(await actsOn(member)).toEqual(['member-looked-up']);
    });

    it('is nothing for visitors, and for all members while the profile is on hold', async () => {
      const [shown, held] = [await test.make.member(), await test.make.member({ accountStatus: 'on-hold' })];
      const nothing = { success: true, profile: null, listed: false };
      expect(await asSeenBy(shown, 'nobody')).toEqual(nothing);
      expect(await asSeenBy(held, 'verified')).toEqual(nothing);
      expectFailure(await support.get(`${ADMIN_ROUTES.viewAs(shown.id)}?viewer=owner`), 'invalid-form');
      expectFailure(await support.get(`${ADMIN_ROUTES.viewAs('a'.repeat(20))}?viewer=nobody`), 'not-found');
    });
  });

  describe('the history', () => {
    const read = async (member: Member, query = ''): Promise<TimelineAnswer> =>
      (await support.get(ADMIN_ROUTES.timeline(member.id) + query).expect(200)).body as TimelineAnswer;
    const whats = (events: readonly TimelineEvent[]) => events.map(({ what }) => what);

    it('tells what every table keeps, newest first, and filters by kind', async () => {
      const member = await test.make.case();
      const other = await test.make.signedIn({ gender: 'male' });
      await test.make.document(member, 'pan');
      await test.make.interest(other, member, { state: 'accepted', answeredAt: test.clock.now() });
      await other.post(`/profiles/${member.id}/reports`, { reason: 'money' }).expect(200);
      test.clock.advance(5);
      await reviewer.post(ADMIN_ROUTES.holdUser(member.id), { reason: 'While we ask.' }).expect(200);
      const { events, next } = await read(member);
      expect(next).toBeNull();
      expect(whats(events)).toEqual(
        expect.arrayContaining([
          ...['registered', 'email-verified', 'phone-verified', 'document-uploaded', 'entered-queue'],
          ...['was-reported', 'interests-received', 'interests-accepted', 'looked-up', 'audited'],
        ]),
      );
      const times = events.map(({ at }) => at);
      expect(times).toEqual([...times].sort().reverse());
      const reported = events.find(({ what }) => what === 'was-reported');
      expect(reported).toMatchObject({ kind: 'reports', codes: ['money'], member: { userId: other.id } });
      const held = await read(member, '?kinds=decisions');
      expect(whats(held.events)).toEqual(['audited', 'entered-queue']);
      expect(held.events[0]?.audit).toMatchObject({ action: 'member-held', actorName: reviewer.username });
      expect(whats((await read(member, '?kinds=notes,reports')).events)).toEqual(['was-reported']);
      expectFailure(await support.get(`${ADMIN_ROUTES.timeline(member.id)}?kinds=gossip`), 'invalid-form');
      expectFailure(await support.get(`${ADMIN_ROUTES.timeline(member.id)}?before=1`), 'invalid-form');
      expectFailure(await support.get(ADMIN_ROUTES.timeline('a'.repeat(20))), 'not-found');
    });

    it('has what the team wrote about the member, once', async () => {
      const member = await test.make.member();
      const path = ADMIN_ROUTES.memberNotes(member.id);
      await reviewer.post(path, { kind: 'call', outcome: 'confirmed', text: 'Called the father.' }).expect(201);
      const { events } = await read(member, '?kinds=notes,audit');
      expect(events).toMatchObject([
        { what: 'looked-up' },
        { what: 'noted', by: reviewer.username, notes: 'Called the father.', codes: ['call', 'confirmed'] },
      ]);
    });

    it('is one look for one screen', async () => {
      const member = await test.make.member();
      const open = () => support.get(ADMIN_ROUTES.user(member.id)).expect(200);
      await Promise.all([open(), read(member), read(member, '?kinds=reports')]);
      expect(await actsOn(member)).toEqual(['member-looked-up']);
      await open();
      await asSeenBy(member, 'nobody');
      await asSeenBy(member, 'nobody');
      expect(await actsOn(member)).toEqual(['member-looked-up', 'member-looked-up']);
      test.clock.advance(610);
      const [looks] = (await read(member, '?kinds=audit')).events;
      expect(looks).toMatchObject({ what: 'looked-up', count: 2, audit: { actorName: support.username } });
    });

    it('is paged without a gap or a repetition, also through equal moments', async () => {
      const member = await test.make.member();
      const now = test.clock.now().getTime();
      const moments = Array.from({ length: 230 }, (_, n) => new Date(now - Math.floor(n / 4) * 1000));
      await test.rows(SignIn).insert(moments.map((at, n) => ({ userId: member.userId, at, ip: `10.0.0.${n % 250}` })));
      const seen: string[] = [];
      for (let before: string | null = ''; before !== null;) {
        const { events, next }: TimelineAnswer = await read(member, `?kinds=sign-ins&before=${before}`);
        expect(events.length).toBeLessThanOrEqual(100);
        seen.push(...events.map(({ id }) => id));
        before = next;
      }
      expect(new Set(seen).size).toBe(230);
      expect(seen).toHaveLength(230);
    });
  });
});
