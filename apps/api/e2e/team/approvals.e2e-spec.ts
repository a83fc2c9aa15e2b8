import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import sharp from 'sharp';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { ProfileDeletion } from '../../src/joining/erasure/profile-deletion.service.js';
import { DocumentsService } from '../../src/profiles/documents/documents.service.js';
import { PhotosService } from '../../src/profiles/photos/photos.service.js';
import { Profile } from '../../src/profiles/profile/profile.entity.js';
import { ANYWAY, deciding } from '../support/make/deciding.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import { jpeg } from '../support/make/uploads.js';

/** Aadhaar numbers whose checksum holds, one for each member. */
const NUMBERS = [
  '234123412346',
  '999941057058',
  '999971658847',
  '999933119405',
  '999955183433',
  '999990501894',
  '234567890124',
  '345678901238',
  '456789012341',
  '567890123458',
  '678901234560',
  '789012345674',
];

describe('an approval', () => {
  let test: TestApp;
  let one: SignedInAdmin;
  let two: SignedInAdmin;
  let cases: ReturnType<typeof deciding>;
  beforeAll(async () => {
    test = await startTestApp();
    one = await test.make.admin('reviewer');
    two = await test.make.admin('reviewer');
    cases = deciding(test, one);
  });
  afterAll(() => test.close());

  const missing = async (member: SignedIn, body: object = {}, admin = one) => {
    const answer = await cases.approve(member, body, admin);
    expectFailure(answer, 'invalid-form');
    expect(Object.keys(answer.body.fields)).toEqual(['acknowledged']);
    return answer.body.missing as string[];
  };
  const open = (member: SignedIn, kind: string, admin = one) =>
    admin.get(ADMIN_ROUTES.document(member.id, kind)).expect(200);
  const documentVerified = async ({ userId }: SignedIn) =>
    (await test.rows(Profile).findOneByOrFail({ userId })).documentVerifiedAt !== null;
  const complete = async (number: string) => {
    const member = await cases.waiting(number);
    await test.make.document(member, 'aadhaar');
    return member;
  };

  it('asks for what is missing and writes the answer to the audit log', async () => {
    const member = await cases.waiting(NUMBERS[0]);
    await test.make.document(member, 'aadhaar');
    await test.make.document(member, 'pan');
    expect(await missing(member)).toEqual(['identity-unopened', 'pan-unopened', 'checks-open']);
    await cases.check(member);
    expect(await missing(member)).toEqual(['identity-unopened', 'pan-unopened']);
    await open(member, 'pan');
    expect(await missing(member, { acknowledged: ['pan-unopened'] })).toEqual(['identity-unopened']);
    expect(await missing(await cases.waiting())).toEqual(ANYWAY.acknowledged);
    await cases.approve(member, { acknowledged: ['identity-unopened'] }).expect(200);
    cases.tenSeconds();
    await cases.carryOut();
    const [row] = await test.rows(AuditLogRow).findBy({ subject: `member:${member.id}`, action: 'member-approved' });
    expect(JSON.parse(row!.details)).toMatchObject({ acknowledged: 'identity-unopened', documentSeen: false });
    expect(await documentVerified(member)).toBe(false);
  });

  it('says Document Verified only when the decider opened this document of this case', async () => {
    const member = await complete(NUMBERS[1]!);
    await open(member, 'aadhaar');
    expect(await missing(member, {}, two)).toEqual(['identity-unopened', 'checks-open']);
    await test.make.document(member, 'aadhaar');
    expect(await missing(member)).toEqual(['identity-unopened', 'checks-open']);
    await open(member, 'aadhaar');
    await cases.check(member);
    await cases.approve(member, {}).expect(200);
    cases.tenSeconds();
    await cases.carryOut();
    expect(await documentVerified(member)).toBe(true);
  });

  it('over open checks needs a reason in words, which the audit log keeps', async () => {
    const member = await complete(NUMBERS[6]!);
    await open(member, 'aadhaar');
    expectFailure(
      await cases.approve(member, { acknowledged: ['checks-open'], overrideReason: '  ' }),
      'invalid-form',
      {
        overrideReason: ADMIN_MESSAGES.overrideReason,
      },
    );
    await cases.approve(member, { acknowledged: ['checks-open'] }).expect(200);
    cases.tenSeconds();
    await cases.carryOut();
    const [row] = await test.rows(AuditLogRow).findBy({ subject: `member:${member.id}`, action: 'member-approved' });
    expect(JSON.parse(row!.details)).toMatchObject({
      acknowledged: 'checks-open',
      overrideReason: ANYWAY.overrideReason,
    });
  });

  it('counts the ticks of the decider alone, of this version of the case', async () => {
    const member = await complete(NUMBERS[7]!);
    await open(member, 'aadhaar');
    await cases.check(member, two);
    expect(await missing(member)).toEqual(['checks-open']);
    await cases.check(member);
    await test.make.photo(member);
    expect(await missing(member)).toEqual(['checks-open']);
    await cases.check(member);
    await cases.approve(member, { overrideReason: '' }).expect(200);
  });

  it('names another member with the same number', async () => {
    await complete(NUMBERS[2]!);
    const member = await complete(NUMBERS[2]!);
    await open(member, 'aadhaar');
    await cases.check(member);
    expect(await missing(member)).toEqual(['duplicate-number']);
  });

  it('asks about a photo or a document that another account gave, and writes the answer to the audit log', async () => {
    const [photo, card, otherCard] = [await jpeg(), await jpeg(), await jpeg()];
    const [photos, documents] = [
      test.app.get(PhotosService, { strict: false }),
      test.app.get(DocumentsService, { strict: false }),
    ];
    const give = ({ userId, id }: SignedIn, kind: 'aadhaar' | 'pan', picture: Buffer) =>
      documents.store({ userId, publicId: id }, kind, picture);
    const [first, second, third] = [
      await complete(NUMBERS[8]!),
      await complete(NUMBERS[9]!),
      await complete(NUMBERS[10]!),
    ];
    await photos.add(first.userId, [photo]);
    await give(first, 'aadhaar', card);
    await give(first, 'pan', otherCard);
    for (const member of [second, third]) expect((await cases.listed(member, one)).duplicates).toEqual([]);
    await photos.add(second.userId, [await jpeg(), photo]);
    // The file differs, its pixels are the same; and the first one's is erased with a rejection.
    await give(third, 'aadhaar', await sharp(otherCard).withMetadata({ orientation: 1 }).png().toBuffer());
    await one.post('/admin/verify-user.php', { userId: first.id, action: 'reject', notes: 'No.' }).expect(200);
    for (const [member, clue] of [
      [second, 'photo'],
      [third, 'document'],
    ] as const) {
      expect((await cases.listed(member, one)).duplicates).toEqual([clue]);
      const { body } = await one.get(ADMIN_ROUTES.duplicates(member.id)).expect(200);
      expect(body).toMatchObject({ duplicates: [{ userId: first.id, clues: [clue] }], more: 0, gone: [] });
      await open(member, 'aadhaar');
      await cases.check(member);
      expect(await missing(member)).toEqual(['duplicate-picture']);
    }
    const answer = await cases.approve(third, { acknowledged: ['duplicate-picture'], overrideReason: ' ' });
    expectFailure(answer, 'invalid-form', { overrideReason: ADMIN_MESSAGES.overrideReason });
    await cases.approve(third, { acknowledged: ['duplicate-picture'] }).expect(200);
    cases.tenSeconds();
    await cases.carryOut();
    const [row] = await test.rows(AuditLogRow).findBy({ subject: `member:${third.id}`, action: 'member-approved' });
    expect(JSON.parse(row!.details)).toMatchObject({
      acknowledged: 'duplicate-picture',
      overrideReason: ANYWAY.overrideReason,
    });
  });

  it('asks about the photo, document and number of an account that was deleted, by its prints', async () => {
    const [photo, card] = [await jpeg(), await jpeg()];
    const [photos, documents] = [
      test.app.get(PhotosService, { strict: false }),
      test.app.get(DocumentsService, { strict: false }),
    ];
    const give = async (member: SignedIn) => {
      await photos.add(member.userId, [photo]);
      await documents.store({ userId: member.userId, publicId: member.id }, 'aadhaar', card);
      return member;
    };
    await test.app.get(ProfileDeletion).erase((await give(await cases.waiting(NUMBERS[11]))).userId, '');
    const member = await give(await cases.waiting(NUMBERS[11]));
    const { body } = await one.get(ADMIN_ROUTES.duplicates(member.id)).expect(200);
    expect(body).toMatchObject({ duplicates: [], more: 0, gone: ['aadhaar', 'photo', 'document'] });
    await open(member, 'aadhaar');
    await cases.check(member);
    expect(await missing(member)).toEqual(['duplicate-number', 'duplicate-picture']);
  });

  it('by the specified call never fails, and calls no document verified that was not opened', async () => {
    const [member, seen] = [await complete(NUMBERS[3]!), await complete(NUMBERS[4]!)];
    await open(seen, 'aadhaar');
    for (const { id: userId } of [member, seen])
      await one.post('/admin/verify-user.php', { userId, action: 'approve' }).expect(200);
    expect([await documentVerified(member), await documentVerified(seen)]).toEqual([false, true]);
  });

  it('counts a revealed number and its file as one act', async () => {
    const member = await complete(NUMBERS[5]!);
    await one.post(ADMIN_ROUTES.reveal(member.id), { kind: 'aadhaar', reason: 'Compare' }).expect(200);
    await open(member, 'aadhaar');
    expect(await cases.actions(member)).toEqual(['number-revealed']);
    await cases.check(member);
    await cases.approve(member, {}).expect(200);
  });
});
