import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { LEGAL_LIMITS, legalParts } from '@kalyanam/shared/topics/legal/legal-text';
import { TEXT_VERSIONS } from '@kalyanam/shared/base/text-versions';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { Consent } from '../../src/people/consents/consent.entity.js';
import { calls, visit } from '../support/requests/requests.js';
import { newRegistration } from '../support/make/example.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import type { SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const TEXT = 'In short.\n\n# Cost\n\nFree. Write to {email}.';
const DAY_SECONDS = 24 * 60 * 60;

describe('legal texts', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  let api: ReturnType<typeof calls>;
  let TODAY: string;
  let LATER: string;
  beforeAll(async () => {
    test = await startTestApp();
    owner = await test.make.admin('owner');
    api = calls(test);
    TODAY = dateInIndia(test.clock.now());
    LATER = dateInIndia(test.clock.inSeconds(20 * DAY_SECONDS));
  });
  afterAll(() => test.close());
  beforeEach(() => test.database.query('DELETE FROM legal_texts'));

  const publish = (changed: object = {}, admin = owner) =>
    admin.post('/admin/legal-texts', { kind: 'terms', version: TODAY, en: legalParts(TEXT), te: [], ...changed });
  const inForce = async (kind: string) => (await visit(test, 'get', `/texts/${kind}`).expect(200)).body;
  const versions = async (): Promise<{ kind: string; version: string; state: string }[]> =>
    (await owner.get('/admin/legal-texts').expect(200)).body.versions;
  const states = async (kind: string) =>
    (await versions()).filter((text) => text.kind === kind).map(({ version, state }) => [version, state]);

  it('are those of the build until an owner publishes another', async () => {
    expect(await inForce('terms')).toEqual({ success: true, text: null });
    expect(await states('terms')).toEqual([[TEXT_VERSIONS.terms, 'in-force']]);
    await publish().expect(201);
    expect(await inForce('terms')).toEqual({ success: true, text: { version: TODAY, en: TEXT, te: '' } });
    expect(await inForce('privacy')).toEqual({ success: true, text: null });
    expect(await states('terms')).toEqual([
      [TODAY, 'in-force'],
      [TEXT_VERSIONS.terms, 'over'],
    ]);
    const [row] = await test.rows(AuditLogRow).find({ where: { action: 'legal-text-published' } });
    expect(row).toMatchObject({ subject: 'text:terms', details: `{"version":"${TODAY}"}` });
  });

  it('come into force with their day, and can be taken back until then', async () => {
    await publish({ version: LATER }).expect(201);
    expect(await inForce('terms')).toEqual({ success: true, text: null });
    expect(await states('terms')).toEqual([
      [LATER, 'planned'],
      [TEXT_VERSIONS.terms, 'in-force'],
    ]);
    await owner.delete(`/admin/legal-texts/terms/${LATER}`).expect(200);
    expect(await states('terms')).toEqual([[TEXT_VERSIONS.terms, 'in-force']]);
    expectFailure(await owner.delete(`/admin/legal-texts/terms/${LATER}`), 'not-found');
    expectFailure(await owner.delete('/admin/legal-texts/terms/soon'), 'not-found');
    await publish().expect(201);
    expectFailure(await owner.delete(`/admin/legal-texts/terms/${TODAY}`), 'not-found');
  });

  it('are what a member agrees to who registers', async () => {
    await publish({ kind: 'privacy', version: LATER }).expect(201);
    await publish({ kind: 'terms' }).expect(201);
    const { body } = await api.post('/auth/register', newRegistration()).expect(201);
    const agreed = await test
      .rows(Consent)
      .find({ where: { user: { publicId: body.userId } }, order: { kind: 'ASC' } });
    expect(agreed.map(({ kind, textVersion }) => [kind, textVersion])).toEqual([
      ['intent-to-marry', TEXT_VERSIONS['intent-to-marry']],
      ['privacy', TEXT_VERSIONS.privacy],
      ['terms', TODAY],
    ]);
  });

  it('have one version a day, each later than those before it', async () => {
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expectFailure(await publish(), 'invalid-form', { version: ADMIN_MESSAGES.legalLater });
    await publish({ version: LATER }).expect(201);
    expectFailure(await publish({ version: dateInIndia(test.clock.inSeconds(10 * DAY_SECONDS)) }), 'invalid-form', {
      version: ADMIN_MESSAGES.legalLater,
    });
  });

  it('are the owner’s to read and to publish', async () => {
    for (const role of ['reviewer', 'support', 'auditor'] as const) {
      const other = await test.make.admin(role);
      expectFailure(await publish({}, other), 'forbidden');
      expectFailure(await other.get('/admin/legal-texts'), 'forbidden');
    }
  });

  it.each([
    [{ version: '2026-06-02' }, { version: ADMIN_MESSAGES.legalDay }],
    [{ version: 'soon' }, { version: MESSAGES.date }],
    [{ kind: 'contact' }, { kind: MESSAGES.choice }],
    [{ en: ['Words only'] }, { en: ADMIN_MESSAGES.legalHeadings }],
    [{ te: ['# {phone}'] }, { te: ADMIN_MESSAGES.legalFacts }],
    [{ en: [] }, { en: MESSAGES.required }],
    [{ en: [`# A\n${'a'.repeat(LEGAL_LIMITS.part)}`] }, { en: ADMIN_MESSAGES.legalParts }],
  ])('refuse %j on its fields', async (changed, fields) => {
    expectFailure(await publish(changed), 'invalid-form', fields);
  });

  it('of an unknown kind do not exist', async () => {
    expectFailure(await visit(test, 'get', '/texts/contact'), 'not-found');
  });
});
