import { DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import { GOTHRA_MESSAGES } from '@kalyanam/shared/topics/gothras/gothras';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { User } from '../../../src/people/accounts/user.entity.js';
import { calls } from '../../support/requests/requests.js';
import { newRegistration } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('what a family states about its gothras', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  beforeEach(() => test.empty());
  afterAll(() => test.close());

  const put = '/profiles/me/lineage';

  it('begins with the gothra of the registration', async () => {
    const member = await test.make.registered({ gothra: 'Kashyapasa' });
    const { body } = await member.get(put).expect(200);
    expect(body).toEqual({
      success: true,
      lines: [
        { line: 'own', state: 'resolved', gothra: { id: 'kasyapa', en: 'Kasyapa', te: 'కాశ్యప' }, typed: 'Kashyapasa' },
      ],
      waiting: null,
      rule: ['own'],
      version: 1,
      consent: false,
    });
  });

  const agree = (member: SignedIn, given = true) =>
    member.put('/account/consents/family-details', { given }).expect(200);

  it('keeps the lines of the women only with the consent, and erases them with it', async () => {
    const member = await test.make.signedIn({ gothra: 'Kasyapa' });
    const refused = await member.put(put, { mother: { typed: 'Atreya' } }).expect(400);
    expect(refused.body).toMatchObject({ code: 'invalid-form', fields: { mother: DETAIL_MESSAGES.consent } });
    await agree(member);
    await member.put(put, { mother: { typed: 'Atreya' } }).expect(200);
    await member.put(`${put}/rule`, { lines: ['mother'], version: 1 }).expect(200);
    expect(await test.database.query('SELECT line FROM browse_avoids')).toEqual([{ line: 'mother' }]);
    await agree(member, false);
    const { body } = await member.get(put).expect(200);
    expect(body).toMatchObject({ lines: [{ line: 'own', gothra: { id: 'kasyapa' } }], consent: false });
    expect(await test.database.query('SELECT line FROM browse_avoids')).toEqual([]);
  });

  it('takes a gothra of the list, a text that is not in it, or why there is none', async () => {
    const member = await test.make.signedIn();
    await agree(member);
    await member.put(put, { mother: { gothraId: 'atreya' } }).expect(200);
    await member.put(put, { 'fathers-mother': { typed: 'Gondakula' } }).expect(200);
    const { body } = await member.put(put, { 'mothers-mother': { state: 'not-followed' } }).expect(200);
    expect(body).toMatchObject({
      lines: [
        { line: 'own' },
        { line: 'mother', state: 'resolved', gothra: { id: 'atreya' }, typed: 'Atreya' },
        { line: 'fathers-mother', state: 'unlisted', gothra: null, typed: 'Gondakula' },
        { line: 'mothers-mother', state: 'not-followed', gothra: null, typed: null },
      ],
    });
  });

  it.each([
    [{}, { own: MESSAGES.required }],
    [{ mother: {} }, { 'mother.typed': MESSAGES.required }],
    [{ mother: null }, { 'mother.typed': MESSAGES.required }],
    [{ mother: { typed: 'Atreya', state: 'unknown' } }, { 'mother.typed': MESSAGES.required }],
    [{ mother: { gothraId: 'nowhere' } }, { 'mother.gothraId': MESSAGES.choice }],
    [{ mother: { typed: 'Atreya 2' } }, { 'mother.typed': GOTHRA_MESSAGES.name }],
    [{ 'fathers-mother': { typed: 'www.example.org' } }, { 'fathers-mother.typed': GOTHRA_MESSAGES.name }],
    [{ own: { typed: 'http://x.example' } }, { 'own.typed': GOTHRA_MESSAGES.name }],
    [{ own: { typed: 'x'.repeat(81) } }, { 'own.typed': GOTHRA_MESSAGES.name }],
    [{ own: { typed: 'I am a Reddy' } }, { 'own.typed': GOTHRA_MESSAGES.unknown }],
    [{ own: { state: 'not-followed' } }, { 'own.state': MESSAGES.choice }],
  ])('refuses %j', async (request, fields) => {
    const member = await test.make.signedIn();
    const answer = await member.put(put, request);
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid-form', fields }]);
  });

  it('keeps all lines of a request, or none', async () => {
    const member = await test.make.signedIn({ gothra: 'Kasyapa', verificationStatus: 'semi-verified' });
    await agree(member);
    const lines = { own: { typed: 'Vadhula' }, mother: { gothraId: 'atreya' }, 'mothers-mother': { state: 'unknown' } };
    const { body } = await member.put(put, lines).expect(200);
    expect(body).toMatchObject({
      lines: [
        { line: 'own', gothra: { id: 'vadhula' } },
        { line: 'mother', gothra: { id: 'atreya' } },
        { line: 'mothers-mother', state: 'unknown' },
      ],
    });
    await agree(member, false);
    await member.put(put, { own: { typed: 'Gautama' }, mother: { typed: 'Atreya' } }).expect(400);
    expect((await member.get(put).expect(200)).body).toMatchObject({ lines: [{ gothra: { id: 'vadhula' } }] });
    await member.put(put, { own: { typed: 'Gautama' }, aunt: { typed: 'Atreya' } }).expect(400);
    expect((await member.get(put).expect(200)).body).toMatchObject({ lines: [{ gothra: { id: 'vadhula' } }] });
  });

  it('holds the own gothra to the same rule at registration, in Edit Profile and here', async () => {
    const member = await test.make.signedIn();
    const { version } = (await member.get('/profiles/me').expect(200)).body.profile;
    for (const [gothra, sentence] of [
      ['Kasyapa 9876543210', GOTHRA_MESSAGES.name],
      ['https://x.example', GOTHRA_MESSAGES.name],
      ['x'.repeat(81), GOTHRA_MESSAGES.name],
      ['I am a Reddy', GOTHRA_MESSAGES.unknown],
      [' ', MESSAGES.required],
    ] as const) {
      for (const path of ['/auth/register', '/auth/register.php'])
        expectFailure(await calls(test).post(path, newRegistration({ gothra })), 'invalid-form', { gothra: sentence });
      expectFailure(await member.patch('/profiles/me', { gothra, version }), 'invalid-form', { gothra: sentence });
      expectFailure(await member.post('/profiles/update.php', { gothra }), 'invalid-form', { gothra: sentence });
      expectFailure(await member.put(put, { own: { typed: gothra } }), 'invalid-form', { 'own.typed': sentence });
    }
    await member.put(put, { own: { typed: 'క్ష్మాధర్\u200c' } }).expect(200);
  });

  it('registers with "Not known", which is given later, and with no community in its place', async () => {
    const member = await test.make.registered({ gothra: 'Not known' });
    const { body } = await member.get(put).expect(200);
    expect(body).toMatchObject({ lines: [{ line: 'own', state: 'unknown', gothra: null }] });
    const refused = await calls(test)
      .post('/auth/register', newRegistration({ gothra: 'I am a Reddy' }))
      .expect(400);
    expect(refused.body).toMatchObject({ fields: { gothra: GOTHRA_MESSAGES.unknown } });
    const empty = await calls(test)
      .post('/auth/register', newRegistration({ gothra: ' ' }))
      .expect(400);
    expect(empty.body).toMatchObject({ fields: { gothra: 'This field is required' } });
  });

  it('keeps the own line of a verified member until the team has looked at the change', async () => {
    const member = await test.make.signedIn({ gothra: 'Kasyapa' });
    const { body } = await member.put(put, { own: { gothraId: 'atreya' } }).expect(200);
    expect(body).toMatchObject({ lines: [{ line: 'own', gothra: { id: 'kasyapa' } }], waiting: 'Atreya' });
    const [{ id, asked }] = await test.database.query<[{ id: string; asked: Date }]>(
      'SELECT public_id AS id, asked_at AS asked FROM profile_edits',
    );
    const reviewer = await test.make.admin('reviewer');
    await reviewer
      .post(`/admin/profile-edits/${id}/decision`, { decision: 'approve', notes: '', askedAt: asked.toISOString() })
      .expect(200);
    const { body: after } = await member.get(put).expect(200);
    expect(after).toMatchObject({ lines: [{ line: 'own', gothra: { id: 'atreya' } }], waiting: null });
  });

  it('keeps the rule of the newest version, always with the own line', async () => {
    const member = await test.make.signedIn();
    const { body } = await member.put(`${put}/rule`, { lines: ['surname', 'mother'], version: 1 }).expect(200);
    expect(body).toMatchObject({ rule: ['own', 'mother', 'surname'], version: 2 });
    await member.put(`${put}/rule`, { lines: [], version: 1 }).expect(409);
    await member.put(`${put}/rule`, { lines: ['aunt'], version: 2 }).expect(400);
  });

  it('takes only the own line into the rule until verification, and keeps what was in it', async () => {
    const member = await test.make.signedIn();
    await member.put(`${put}/rule`, { lines: ['own', 'mother'], version: 1 }).expect(200);
    await test.rows(User).update({ id: member.userId }, { verificationStatus: 'semi-verified' });
    for (const line of ['mother', 'surname'])
      expectFailure(await member.put(`${put}/rule`, { lines: ['own', line], version: 2 }), 'invalid-form', {
        lines: DETAIL_MESSAGES.afterVerification,
      });
    const { body } = await member.put(`${put}/rule`, { lines: ['own'], version: 2 }).expect(200);
    expect(body).toMatchObject({ rule: ['own', 'mother'] });
  });

  it('suggests gothras in both scripts, the nearest first, and what only sounds alike last', async () => {
    const suggested = async (q: string): Promise<string[]> => {
      const { body } = await calls(test)
        .get(`/gothras?q=${encodeURIComponent(q)}`)
        .expect(200);
      return (body as { gothras: { id: string }[] }).gothras.map(({ id }) => id);
    };
    expect((await suggested('bhar'))[0]).toBe('bharadwaja');
    expect((await suggested('భార'))[0]).toBe('bharadwaja');
    expect((await suggested('Kashyap'))[0]).toBe('kasyapa');
    expect(await suggested('Pamidpal')).toContain('pamidipala');
    expect(await suggested('')).toHaveLength(8);
    expect(await suggested('Qqqq')).toEqual([]);
  });

  it('goes with the account', async () => {
    const member = await test.make.signedIn();
    await agree(member);
    await member.put(put, { mother: { gothraId: 'atreya' } }).expect(200);
    await member.put(`${put}/rule`, { lines: ['mother'], version: 1 }).expect(200);
    await member.delete('/profiles/me').expect(200);
    for (const table of ['lineages', 'partner_preferences', 'browse_avoids'])
      expect([table, await test.database.query(`SELECT user_id FROM ${table}`)]).toEqual([table, []]);
  });
});
