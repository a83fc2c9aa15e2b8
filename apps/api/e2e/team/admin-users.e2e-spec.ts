import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { Not } from 'typeorm';
import { publicId } from '../../src/platform/crypto/public-id.js';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { OutboxMessage } from '../../src/people/outbox/outbox-message.entity.js';
import { Lineages } from '../../src/profiles/gothras/lineages.service.js';
import { AADHAAR, EXAMPLE, PAN } from '../support/make/example.js';
import { DETAIL_NEEDLES, MEMBER_WITH_DETAILS } from '../support/make/detail-secrets.js';
import type { SignedInAdmin } from '../support/make/make.js';
import { holds } from '../support/make/team-secrets.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('one account as the team handles it', () => {
  let test: TestApp;
  let reviewer: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    reviewer = await test.make.admin('reviewer');
  });
  afterAll(() => test.close());

  const historyOf = async (id: string) => (await reviewer.get(ADMIN_ROUTES.user(id)).expect(200)).body.user;

  it('has its whole history, without identity numbers, and views are logged', async () => {
    const member = await test.make.case();
    const answer = await reviewer.get(ADMIN_ROUTES.user(member.id)).expect(200);
    expect(answer.body.user).toMatchObject({
      userId: member.id,
      email: member.email,
      verificationStatus: 'semi-verified',
      accountStatus: 'active',
      profile: { gothra: EXAMPLE.gothra, height: EXAMPLE.height },
      identity: { kind: 'aadhaar', number: `XXXX XXXX ${AADHAAR.slice(-4)}` },
      cases: [{ decision: null, decidedBy: null, notes: '', reasonCodes: [] }],
      sessions: [{ ip: '127.0.0.1' }],
      audit: [{ action: 'member-looked-up', actorName: reviewer.username }],
    });
    expect(answer.text).not.toMatch(new RegExp(`${AADHAAR}|${PAN}|password`, 'i'));
    expectFailure(await reviewer.get(ADMIN_ROUTES.user(publicId())), 'not-found');
  });

  it('has what the family told, for everyone of the team who reads members', async () => {
    const member = await test.make.member({ ...MEMBER_WITH_DETAILS, workLocation: { type: 'nri', country: 'usa' } });
    const [support, auditor] = [await test.make.admin('support'), await test.make.admin('auditor')];
    const { details, siblings } = MEMBER_WITH_DETAILS;
    const lineages = test.app.get(Lineages, { strict: false });
    await lineages.write(test.database.manager, member.userId, 'mothers-mother', { text: 'Plantedwomen' });
    await lineages.write(test.database.manager, member.userId, 'mother', { text: 'కాశ్యప' });
    await lineages.write(test.database.manager, member.userId, 'fathers-mother', { state: 'unknown' });
    const womensGothras = [
      { line: 'mother', gothra: { id: 'kasyapa', en: 'Kasyapa', te: expect.any(String) }, typed: null },
      { line: 'mothers-mother', gothra: null, typed: 'Plantedwomen' },
    ];
    for (const [colleague, women] of [
      [reviewer, womensGothras],
      [support, []],
    ] as const) {
      const { body } = await colleague.get(ADMIN_ROUTES.user(member.id)).expect(200);
      expect(body.user.details).toEqual({ ...details, siblings, womensGothras: women });
    }
    const refused = await auditor.get(ADMIN_ROUTES.user(member.id));
    expectFailure(refused, 'forbidden');
    for (const needle of Object.values(DETAIL_NEEDLES)) expect(refused.text).not.toContain(needle);
  });

  it('shows star and kuja only to those who decide about gothras, and never the time of birth (C11)', async () => {
    const horoscope = { star: 20, pada: 3, kuja: 'no' } as const;
    const born = { birthTime: '03:47', birthPlace: 'Plantedbirthplace', panchangam: 'Plantedpanchangam' };
    const member = await test.make.member({ horoscope: { ...horoscope, ...born } });
    const silent = await test.make.member({ horoscope: born });
    const owner = await test.make.admin('owner');
    for (const [colleague, told] of [
      [reviewer, horoscope],
      [owner, horoscope],
      [await test.make.admin('support'), null],
    ] as const) {
      const answer = await colleague.get(ADMIN_ROUTES.user(member.id)).expect(200);
      expect(answer.body.user.horoscope).toEqual(told);
      expect(Object.values(born).filter((secret) => holds(answer.text, secret))).toEqual([]);
    }
    expect(await historyOf(silent.id)).toMatchObject({ horoscope: null });
  });

  it('counts interests and names reports from both sides', async () => {
    const [one, two] = [await test.make.signedIn(), await test.make.signedIn({ gender: 'male' })];
    await test.make.interest(one, two, { state: 'accepted' });
    await one.post(`/profiles/${two.id}/reports`, { reason: 'fake' }).expect(200);
    expect(await historyOf(one.id)).toMatchObject({
      interests: [{ state: 'accepted', sent: 1, received: 0 }],
      reportsBy: [{ reason: 'fake', reported: { userId: two.id } }],
      reportsAbout: [],
      signIns: [{ ip: expect.any(String) }],
    });
    expect(await historyOf(two.id)).toMatchObject({
      interests: [{ state: 'accepted', sent: 0, received: 1 }],
      reportsAbout: [{ reporter: { userId: one.id } }],
    });
  });

  it('counts wishes, and says of none which it is', async () => {
    const member = await test.make.signedIn();
    expect(await historyOf(member.id)).toMatchObject({ wishes: { stated: 0, of: 19, musts: 0 } });
    const items = [
      { wish: 'age', weight: 'must', value: { from: 41, to: 43 } },
      { wish: 'diet', weight: 'nice', value: ['eggetarian'] },
      { wish: 'height', weight: 'must', value: { from: 71, to: 73 } },
    ];
    await member.put('/profiles/me/wishes', { items, visible: 'items', hideFromMisfits: true, version: 1 }).expect(200);
    const { body, text } = await reviewer.get(ADMIN_ROUTES.user(member.id)).expect(200);
    expect(body.user.wishes).toEqual({ stated: 3, of: 19, musts: 2 });
    expect(text).not.toMatch(/eggetarian|"from":|:(?:4[123]|7[123])[,}]/);
  });

  it('is suspended with a reason: signed out, hidden and notified immediately; and restored', async () => {
    const [member, viewer] = [await test.make.signedIn(), await test.make.signedIn({ gender: 'male' })];
    const act = (path: string, body: object = { reason: 'Two profiles of one person.' }) => reviewer.post(path, body);
    expectFailure(await act(ADMIN_ROUTES.suspendUser(member.id), {}), 'invalid-form');
    const { body } = await act(ADMIN_ROUTES.suspendUser(member.id)).expect(200);
    expect(body).toMatchObject({ message: 'Member suspended', userId: member.id, accountStatus: 'suspended' });
    expectFailure(await member.get('/profiles/me'), 'session-ended');
    expectFailure(await viewer.get(`/profiles/${member.id}`), 'profile-not-found');
    expectFailure(await act(ADMIN_ROUTES.suspendUser(member.id)), 'changed-meanwhile');
    expect(await historyOf(member.id)).toMatchObject({
      accountStatus: 'suspended',
      statusReason: 'Two profiles of one person.',
      sessions: [],
    });

    await act(ADMIN_ROUTES.restoreUser(member.id), { reason: 'It was a mistake.' }).expect(200);
    await viewer.get(`/profiles/${member.id}`).expect(200);
    await (await test.make.session(member)).get('/profiles/me').expect(200);
    const mails = { select: { template: true }, where: { destination: member.email }, order: { id: 'ASC' } } as const;
    expect(await test.rows(OutboxMessage).find(mails)).toEqual([
      { template: 'account-suspended' },
      { template: 'account-restored' },
    ]);
    const where = { subject: `member:${member.id}`, action: Not('member-looked-up' as const) };
    expect(await test.rows(AuditLogRow).find({ select: { action: true }, where, order: { id: 'ASC' } })).toEqual([
      { action: 'member-suspended' },
      { action: 'member-restored' },
    ]);
  });

  it('is suspended only once by two at the same time', async () => {
    const member = await test.make.signedIn();
    const suspend = () => reviewer.post(ADMIN_ROUTES.suspendUser(member.id), { reason: 'Fake.' });
    const answers = await Promise.all([suspend(), suspend()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
