import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { DEFAULT_TEAM_SETTINGS } from '@kalyanam/shared/team/settings';
import { TEMPLATE_LIMITS } from '@kalyanam/shared/team/templates';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { TeamSettingsService } from '../../src/people/team-settings/team-settings.service.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import type { SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('settings of the team', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  let reviewer: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    owner = await test.make.admin('owner');
    reviewer = await test.make.admin('reviewer');
  });
  afterAll(() => test.close());
  beforeEach(() => test.database.query('DELETE FROM desk_settings'));

  const put = (changed: object, admin = owner) =>
    admin.put('/admin/settings', { ...DEFAULT_TEAM_SETTINGS, version: 0, ...changed });
  const get = async (admin = reviewer) => (await admin.get('/admin/settings').expect(200)).body;

  it('are as they came until an owner changes them', async () => {
    expect(await get()).toEqual({ success: true, settings: DEFAULT_TEAM_SETTINGS, version: 0, changed: null });
  });

  it('hold immediately, and the audit log says what changed', async () => {
    await put({ secondEyes: true, lateHours: 72 }).expect(200);
    const answer = await get();
    expect(answer).toMatchObject({
      version: 1,
      settings: { ...DEFAULT_TEAM_SETTINGS, secondEyes: true, lateHours: 72 },
    });
    expect(answer.changed).toEqual({ by: owner.username, at: expect.stringMatching(/Z$/) });
    expect(await test.app.get(TeamSettingsService, { strict: false }).current()).toEqual(answer.settings);
    const [row] = await test.rows(AuditLogRow).find({ where: { action: 'settings-changed' }, order: { id: 'DESC' } });
    expect(JSON.parse(row?.details ?? '')).toEqual({ secondEyes: true, lateHours: 72 });
  });

  it('are changed by one of two owners who looked at the same version', async () => {
    const answers = await Promise.all([put({ dueHours: 12 }), put({ dueHours: 6 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expectFailure(await put({ dueHours: 3 }), 'changed-meanwhile');
    await put({ dueHours: 3, version: 1 }).expect(200);
  });

  it('are the owner’s to change', async () => {
    expectFailure(await put({}, reviewer), 'forbidden');
    expect((await get()).version).toBe(0);
  });

  it.each([
    [{ dueHours: 0 }, { dueHours: ADMIN_MESSAGES.settingNumber }],
    [{ dueHours: 48 }, { lateHours: ADMIN_MESSAGES.lateAfterDue }],
    [{ secondEyesBelowScore: 101 }, { secondEyesBelowScore: ADMIN_MESSAGES.settingNumber }],
    [{ secondEyes: 'yes' }, { secondEyes: MESSAGES.choice }],
    [{ photoReview: 'never' }, { photoReview: MESSAGES.choice }],
    [{ remindAfterHours: null }, { remindAfterHours: MESSAGES.required }],
    [{ colour: 'red' }, { colour: MESSAGES.unknownField }],
  ])('refuse %j on its fields', async (changed, fields) => {
    expectFailure(await put(changed), 'invalid-form', fields);
  });
});

describe('reply templates', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  let support: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    owner = await test.make.admin('owner');
    support = await test.make.admin('support');
  });
  afterAll(() => test.close());
  beforeEach(() => test.database.query('DELETE FROM reply_templates'));

  const BLURRED = { purpose: 'reject', title: 'Blurred card', en: 'Dear {name}, the card is blurred.', te: '' };
  const add = (changed: object = {}, admin = owner) => admin.post('/admin/templates', { ...BLURRED, ...changed });
  const all = async () => (await support.get('/admin/templates').expect(200)).body.templates;

  it('are added, changed and removed by an owner, and read by the team', async () => {
    const { template } = (await add().expect(201)).body;
    expect(await all()).toEqual([{ id: template.id, ...BLURRED }]);
    const better = { ...BLURRED, te: 'ప్రియమైన {name}' };
    await owner.put(`/admin/templates/${template.id}`, better).expect(200);
    expect(await all()).toEqual([{ id: template.id, ...better }]);
    await owner.delete(`/admin/templates/${template.id}`).expect(200);
    expect(await all()).toEqual([]);
    expectFailure(await owner.delete(`/admin/templates/${template.id}`), 'not-found');
    expectFailure(await owner.put(`/admin/templates/${template.id}`, better), 'not-found');
  });

  it('are saved again unchanged without an error', async () => {
    const { template } = (await add().expect(201)).body;
    await owner.put(`/admin/templates/${template.id}`, BLURRED).expect(200);
  });

  it('are the owner’s to change', async () => {
    expectFailure(await add({}, support), 'forbidden');
    expect(await all()).toEqual([]);
  });

  it.each([
    [{ en: 'Dear {naem}' }, { en: ADMIN_MESSAGES.placeholder }],
    [{ te: '{}' }, { te: ADMIN_MESSAGES.placeholder }],
    [{ en: ' ' }, { en: MESSAGES.required }],
    [{ en: 'a'.repeat(TEMPLATE_LIMITS.text + 1) }, { en: ADMIN_MESSAGES.templateText }],
    [{ title: 'a'.repeat(TEMPLATE_LIMITS.title + 1) }, { title: ADMIN_MESSAGES.templateTitle }],
    [{ purpose: 'praise' }, { purpose: MESSAGES.choice }],
  ])('refuse %j on its fields', async (changed, fields) => {
    expectFailure(await add(changed), 'invalid-form', fields);
  });

  it('are at most as many as fit in a list', async () => {
    const rows = Array.from({ length: TEMPLATE_LIMITS.templates }, (_, i) => [
      `${i}`.padStart(20, '0'),
      'reject',
      `T${i}`,
      'x',
      '',
    ]);
    await test.database.query('INSERT INTO reply_templates (public_id, purpose, title, en, te) VALUES ?', [rows]);
    expectFailure(await add(), 'invalid-form', { title: ADMIN_MESSAGES.tooManyTemplates });
  });
});
