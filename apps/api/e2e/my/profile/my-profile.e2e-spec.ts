import { DocumentsService } from '../../../src/profiles/documents/documents.service.js';
import { PhotosService } from '../../../src/profiles/photos/photos.service.js';
import { IdentityService } from '../../../src/profiles/identity-numbers/identity.service.js';
import { AuditLogRow } from '../../../src/people/audit/audit-log-row.entity.js';
import { BrowseEntry } from '../../../src/matching/listing/browse-entry.entity.js';
import { Tombstone } from '../../../src/joining/erasure/tombstone.entity.js';
import { VerificationCase } from '../../../src/profiles/cases/verification-case.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { visit } from '../../support/requests/requests.js';
import { EXAMPLE, PASSWORD } from '../../support/make/example.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg, storedKeys } from '../../support/make/uploads.js';

describe('own profile', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const read = async (member: SignedIn) => (await member.get('/profiles/me').expect(200)).body.profile;
  const listed = async (member: SignedIn): Promise<boolean> => {
    const rows = await test.rows(BrowseEntry).findBy({ userId: member.userId });
    return rows.length === 1;
  };

  it.each([
    ['get', '/profiles/me'],
    ['patch', '/profiles/me'],
    ['put', '/profiles/me/status'],
    ['delete', '/profiles/me'],
  ] as const)('refuses a visitor: %s %s', async (method, path) => {
    expectFailure(await visit(test, method, path), 'not-signed-in');
  });

  describe('reading', () => {
    it.each(['not-verified', 'semi-verified', 'verified', 'rejected'] as const)(
      'shows a %s member every field of their own',
      async (verificationStatus) => {
        const member = await test.make.signedIn({ verificationStatus });
        expect(await read(member)).toEqual({
          ...EXAMPLE,
          workLocation: { ...EXAMPLE.workLocation, country: null, address: null },
          familyLocation: { ...EXAMPLE.familyLocation, address: null },
          id: member.id,
          memberCode: expect.stringMatching(/^\d{7}[A-Z]$/),
          age: expect.any(Number),
          email: member.email,
          phone: member.phone,
          emailVerified: verificationStatus !== 'not-verified',
          phoneVerified: verificationStatus !== 'not-verified',
          verificationStatus,
          isActive: true,
          photos: [],
          documents: { identity: null, pan: false },
          identity: { kind: 'aadhaar', last4: null },
          panLast4: null,
          aadhaarVerified: false,
          contactVisibility: 'verified',
          createdBy: null,
          pausedUntil: null,
          marriedAt: null,
          completeness: { percent: expect.any(Number), missing: expect.arrayContaining(['photo', 'self-summary']) },
          rejection: null,
          question: null,
          pendingReview: {},
          unreadTexts: [],
          version: 1,
          registeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        });
      },
    );

    it('shows photos, documents and the last four characters of the numbers', async () => {
      const member = await test.make.signedIn({ verificationStatus: 'semi-verified' });
      await test.app.get(PhotosService, { strict: false }).add(member.userId, [await jpeg()]);
      const owner = { userId: member.userId, publicId: member.id };
      await test.app.get(DocumentsService, { strict: false }).store(owner, 'aadhaar', await jpeg());
      const numbers = { aadhaarNumber: '234123412346', panNumber: 'ABCPK1234L' };
      await test.app.get(IdentityService, { strict: false }).store(test.database.manager, member.userId, numbers);
      const profile = await read(member);
      expect(profile).toMatchObject({
        documents: { identity: 'aadhaar', pan: false },
        identity: { kind: 'aadhaar', last4: '2346' },
        panLast4: '234L',
        photos: [{ id: expect.any(String) }],
      });
      expect(JSON.stringify(profile)).not.toMatch(/234123412346|ABCPK1234L/);
    });

    it('shows a rejected member what the team wrote, and how many attempts are left', async () => {
      const member = await test.make.signedIn({ verificationStatus: 'rejected' });
      const notes = 'The photo of the card is blurred.';
      await test
        .rows(VerificationCase)
        .insert({ publicId: member.id, userId: member.userId, decidedAt: new Date(), decision: 'reject', notes });
      expect((await read(member)).rejection).toEqual({
        notes: 'The photo of the card is blurred.',
        decidedAt: expect.any(String),
        reasons: [],
        resubmissionsLeft: 3,
      });
    });
  });

  describe('deleting', () => {
    it('hides the profile immediately, ends all sessions, and erases account, profile, photos and documents', async () => {
      const viewer = await test.make.signedIn();
      const member = await test.make.signedIn({ verificationStatus: 'semi-verified', phone: '9345678901' });
      const keysBefore = await storedKeys(test);
      await test.app.get(PhotosService, { strict: false }).add(member.userId, [await jpeg()]);
      const owner = { userId: member.userId, publicId: member.id };
      await test.app.get(DocumentsService, { strict: false }).store(owner, 'aadhaar', await jpeg());
      await viewer.get(`/profiles/${member.id}`).expect(200);

      const { body } = await member.delete('/profiles/me').expect(200);
      expect(body).toEqual({ success: true, message: 'Profile deleted successfully' });

      expectFailure(await viewer.get(`/profiles/${member.id}`), 'profile-not-found');
      expectFailure(await member.get('/profiles/me'), 'session-ended');
      expect(await listed(member)).toBe(false);
      for (const table of ['profiles', 'photos', 'documents', 'sessions', 'sign_ins', 'identity_numbers'])
        expect(await test.database.query(`SELECT 1 FROM ${table} WHERE user_id = ?`, [member.userId])).toEqual([]);
      expect(await storedKeys(test)).toEqual(keysBefore);
    });

    it('asks for the password in the application; the specified call has none', async () => {
      const member = await test.make.signedIn();
      const remove = (password: string) => member.post('/profiles/me/deletion', { password });
      const wrong = { password: expect.any(String) as string };
      expectFailure(await remove('Wrong7Password'), 'wrong-password', wrong);
      expectFailure(await member.post('/profiles/me/deletion', {}), 'invalid-form', wrong);
      await member.get('/profiles/me').expect(200);
      const { body } = await remove(PASSWORD).expect(200);
      expect(body).toEqual({ success: true, message: 'Profile deleted successfully' });
      expectFailure(await member.get('/profiles/me'), 'session-ended');
      const other = await test.make.signedIn();
      await other.delete('/profiles/delete.php').expect(200);
      expectFailure(await other.get('/profiles/me'), 'session-ended');
    });

    it('lets no one try out passwords', async () => {
      const member = await test.make.signedIn();
      const guess = () => member.post('/profiles/me/deletion', { password: 'Wrong7Password' });
      for (let time = 0; time < 10; time += 1) expectFailure(await guess(), 'wrong-password');
      expectFailure(await guess(), 'too-many-requests');
    });

    it('leaves a tombstone with times and an IP log, and an audit line, without personal data', async () => {
      const member = await test.make.signedIn({ email: 'gone@example.org' });
      await member.delete('/profiles/me').expect(200);
      const [stone] = await test.rows(Tombstone).findBy({ userId: member.userId });
      expect(stone?.publicId).toBe(member.id);
      expect(JSON.parse(stone?.ipLog ?? '')).toEqual([
        { ip: expect.any(String), at: expect.any(String) },
        { ip: expect.any(String), at: expect.any(String) },
      ]);
      expect(JSON.stringify(stone)).not.toMatch(new RegExp(`gone@example|${EXAMPLE.name}|${EXAMPLE.gothra}`));
      const lines = await test.rows(AuditLogRow).findBy({ subject: `member:${member.id}`, action: 'member-deleted' });
      expect(lines).toHaveLength(1);
    });

    it('frees email and phone for a new registration', async () => {
      const member = await test.make.signedIn({ email: 'again@example.org', phone: '9345678902' });
      await member.delete('/profiles/delete.php').expect(200);
      await test.make.signedIn({ email: 'again@example.org', phone: '9345678902' });
    });

    it('answers a second deletion as a session that has ended', async () => {
      const member = await test.make.signedIn();
      await member.delete('/profiles/me').expect(200);
      expectFailure(await member.delete('/profiles/me'), 'session-ended');
    });
  });
});
