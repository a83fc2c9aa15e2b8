import { MESSAGES } from '@kalyanam/shared/base/messages';
import { BrowseEntry } from '../../../src/matching/listing/browse-entry.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { EXAMPLE } from '../../support/make/example.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('own profile, changed', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const read = async (member: SignedIn) => (await member.get('/profiles/me').expect(200)).body.profile;
  const edit = (member: SignedIn, changes: object, version = 1) =>
    member.patch('/profiles/me', { ...changes, version });
  const listed = async (member: SignedIn): Promise<boolean> => {
    const rows = await test.rows(BrowseEntry).findBy({ userId: member.userId });
    return rows.length === 1;
  };

  describe('editing', () => {
    it('changes any of the fields before verification, and counts the version up', async () => {
      const member = await test.make.signedIn({ verificationStatus: 'semi-verified' });
      const changes = {
        name: '  Asha  K Reddy ',
        dob: '1996-01-31',
        gothra: 'Kashyapa',
        height: `5'10"`,
        subcaste: '',
        annualIncome: '25-50',
        workLocation: { type: 'nri', country: 'uk', city: 'Leeds' },
        selfSummary: 'I moved.',
      };
      const { body } = await edit(member, changes).expect(200);
      expect(body.profile).toMatchObject({
        name: 'Asha K Reddy',
        dob: '1996-01-31',
        gothra: 'Kashyapa',
        height: '5.10',
        subcaste: null,
        annualIncome: '25-50',
        workLocation: { type: 'nri', country: 'uk', city: 'Leeds', state: null },
        selfSummary: 'I moved.',
        education: EXAMPLE.education,
        pendingReview: {},
        version: 2,
      });
      expect(await read(member)).toEqual(body.profile);
    });

    it('holds name, dob, gender, marital status and gothra for review once verified', async () => {
      const member = await test.make.signedIn();
      const waiting = {
        name: 'Usha Reddy',
        dob: '1995-05-05',
        gender: 'male',
        maritalStatus: 'widowed',
        gothra: 'Kashyapa',
      };
      const { body } = await edit(member, { ...waiting, education: 'phd' }).expect(200);
      const { name, dob, gender, maritalStatus, gothra } = EXAMPLE;
      expect(body.profile).toMatchObject({ name, dob, gender, maritalStatus, gothra, education: 'phd' });
      expect(body.profile.pendingReview).toEqual(waiting);
    });

    it('keeps one open edit per member, and drops changes that return to the current value', async () => {
      const member = await test.make.signedIn();
      await edit(member, { name: 'Usha Reddy' }, 1).expect(200);
      await edit(member, { gothra: 'Kashyapa' }, 2).expect(200);
      expect((await read(member)).pendingReview).toEqual({ name: 'Usha Reddy', gothra: 'Kashyapa' });
      const { body } = await edit(member, { name: EXAMPLE.name, gothra: EXAMPLE.gothra }, 3).expect(200);
      expect(body.profile.pendingReview).toEqual({});
      expect(await test.database.query(`SELECT 1 FROM profile_edits WHERE user_id = ?`, [member.userId])).toEqual([]);
    });

    it('refuses an edit of an older version, and accepts one of two at once', async () => {
      const member = await test.make.signedIn();
      await edit(member, { education: 'phd' }, 1).expect(200);
      expectFailure(await edit(member, { education: 'masters' }, 1), 'changed-meanwhile');
      const answers = await Promise.all([
        edit(member, { occupation: 'business' }, 2),
        edit(member, { occupation: 'government' }, 2),
      ]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    });

    it('updates the listing when a listed field changes', async () => {
      const member = await test.make.signedIn();
      await edit(member, { familyLocation: { state: 'kerala', city: 'Kochi' } }).expect(200);
      const [entry] = await test
        .rows(BrowseEntry)
        .find({ select: { familyState: true }, where: { userId: member.userId } });
      expect(entry?.familyState).toBe('kerala');
    });

    it.each([
      ['version', { version: undefined }, MESSAGES.required],
      ['version', { version: 0 }, MESSAGES.number],
      ['version', { version: '1' }, MESSAGES.number],
      ['name', { name: 'A' }, MESSAGES.name],
      ['name', { name: null }, MESSAGES.required],
      ['dob', { dob: '2020-01-01' }, MESSAGES.underAge],
      ['gothra', { gothra: ' ' }, MESSAGES.required],
      ['height', { height: '7.2' }, MESSAGES.choice],
      ['selfSummary', { selfSummary: 'x'.repeat(1001) }, MESSAGES.longText],
      ['workLocation.city', { workLocation: { type: 'india', state: 'delhi' } }, MESSAGES.required],
      ['workLocation.country', { workLocation: { type: 'nri' } }, MESSAGES.required],
      ['familyLocation.state', { familyLocation: null }, MESSAGES.required],
      ['email', { email: 'new@example.org' }, MESSAGES.unknownField],
      ['verificationStatus', { verificationStatus: 'verified' }, MESSAGES.unknownField],
    ])('refuses a bad %s on its field: %j', async (field, changes, sentence) => {
      const member = await test.make.signedIn();
      expectFailure(await member.patch('/profiles/me', { version: 1, ...changes }), 'invalid-form', {
        [field]: sentence,
      });
      expect((await read(member)).version).toBe(1);
    });

    it('serves the specified call as it is written', async () => {
      const member = await test.make.signedIn();
      const { body } = await member.post('/profiles/update.php', { education: 'phd', version: 1 }).expect(200);
      expect(body.profile.education).toBe('phd');
    });

    it('takes the newest version where the specified call names none, and only there (R58)', async () => {
      const member = await test.make.signedIn();
      await edit(member, { education: 'phd' }).expect(200);
      const { body } = await member.post('/profiles/update.php', { education: 'masters' }).expect(200);
      expect(body.profile).toMatchObject({ education: 'masters', version: 3 });
      expectFailure(await member.post('/profiles/update.php', { version: 1, education: 'phd' }), 'changed-meanwhile');
      for (const version of [null, '', '3', 0])
        expectFailure(await member.post('/profiles/update.php', { version, education: 'phd' }), 'invalid-form');
      expectFailure(await member.patch('/profiles/me', { education: 'phd' }), 'invalid-form', {
        version: MESSAGES.required,
      });
    });
  });

  describe('online and offline', () => {
    it('is toggled by status or by isActive, and the listing follows', async () => {
      const member = await test.make.signedIn();
      const put = async (body: object) => (await member.put('/profiles/me/status', body).expect(200)).body;
      expect(await put({ status: 'offline' })).toEqual({ success: true, isActive: false, status: 'offline' });
      expect(await listed(member)).toBe(false);
      expect(await put({ isActive: true })).toEqual({ success: true, isActive: true, status: 'online' });
      expect(await listed(member)).toBe(true);
      expect((await read(member)).isActive).toBe(true);
    });

    it('serves the specified call as it is written', async () => {
      const member = await test.make.signedIn();
      const { body } = await member.post('/profiles/toggle-status.php', { isActive: false }).expect(200);
      expect(body).toMatchObject({ isActive: false, status: 'offline' });
    });

    it.each([
      [{}, 'status'],
      [{ status: 'away' }, 'status'],
      [{ isActive: 'true' }, 'isActive'],
      [{ status: 'online', isActive: false }, 'status'],
    ])('refuses %j', async (body, field) => {
      const member = await test.make.signedIn();
      const fields = { [field]: expect.any(String) as string };
      expectFailure(await member.put('/profiles/me/status', body), 'invalid-form', fields);
    });

    it('does not list a member who may not be listed', async () => {
      const member = await test.make.signedIn({ verificationStatus: 'not-verified' });
      await member.put('/profiles/me/status', { status: 'online' }).expect(200);
      expect(await listed(member)).toBe(false);
    });
  });
});
