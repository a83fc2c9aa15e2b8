import type { LinkedAnswer, Signal, SignalsAnswer } from '@kalyanam/shared/team/signals';
import sharp from 'sharp';
import { AuditLogRow } from '../../../src/people/audit/audit-log-row.entity.js';
import { ProfileDeletion } from '../../../src/joining/erasure/profile-deletion.service.js';
import { DocumentsService } from '../../../src/profiles/documents/documents.service.js';
import { RegistrationSignals } from '../../../src/joining/registration-signals/registration-signals.service.js';
import type { Member, SignedInAdmin } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { uploadPhotos } from '../../support/make/uploads.js';

/** Soft fields of colour, as different as photographs are. */
async function picture(seed: number): Promise<Buffer> {
  let state = seed;
  const pixels = Uint8Array.from({ length: 540 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 8_388_608);
  });
  const small = sharp(pixels, { raw: { width: 12, height: 15, channels: 3 } });
  return small.resize({ width: 480, height: 600, fit: 'fill', kernel: 'cubic' }).png().toBuffer();
}

describe('signals', () => {
  let test: TestApp;
  let reviewer: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    reviewer = await test.make.admin('reviewer');
  });
  afterAll(() => test.close());

  const signalsOf = async (member: Member): Promise<Signal[]> =>
    ((await reviewer.get(`/admin/verifications/${member.id}/signals`).expect(200)).body as SignalsAnswer).signals;
  const found = async (member: Member) =>
    (await signalsOf(member)).map(({ kind, level, accounts }) => ({
      kind,
      level,
      who: accounts.map(({ userId, kept }) => userId ?? kept),
    }));
  const registered = (member: Member, ip: string, userAgent = 'Browser') =>
    test.app
      .get(RegistrationSignals)
      .registered(test.database.manager, member.userId, { ip, userAgent, formMark: undefined });
  const numbers = (made: number) => ({ aadhaarNumber: String(200_000_000_000 + made), panNumber: null });

  it('show a picture that another account has, or one that looks like it', async () => {
    const [verified, rejected] = [
      await test.make.signedIn(),
      await test.make.signedIn({ verificationStatus: 'rejected' }),
    ];
    const member = await test.make.case(numbers(1));
    const [one, two] = [await picture(1), await picture(2)];
    await uploadPhotos(test, verified.token, one).expect(200);
    await uploadPhotos(test, rejected.token, two).expect(200);
    const smaller = await sharp(two).resize(300).jpeg({ quality: 60 }).toBuffer();
    await uploadPhotos(test, member.token, one, smaller, await picture(3)).expect(200);
    expect(await found(member)).toEqual([
      { kind: 'same-picture', level: 'strong', who: [verified.id] },
      { kind: 'near-picture', level: 'strong', who: [rejected.id] },
    ]);
    const [same] = await signalsOf(member);
    expect(same?.pictures[0]?.own.thumb).not.toBe(same?.pictures[0]?.other?.thumb);
  });

  it('tell the PAN from the number of the document, and show a picture of a document that went round', async () => {
    const card = await picture(7);
    const give = async (member: { userId: number; id: string }) => {
      await test.app.get(DocumentsService, { strict: false }).store({ ...member, publicId: member.id }, 'pan', card);
      return member;
    };
    const other = await give(await test.make.case({ aadhaarNumber: '', panNumber: 'ABCPK4321L' }));
    const member = await test.make.case({ ...numbers(7), panNumber: 'ABCPK4321L' });
    await give(member);
    expect(await found(member)).toEqual([
      { kind: 'same-document', level: 'strong', who: [other.id] },
      { kind: 'same-pan', level: 'strong', who: [other.id] },
    ]);
  });

  it('show a deleted account by what was kept of it', async () => {
    const old = await test.make.case({ ...numbers(2), email: 'twin@example.org' });
    await uploadPhotos(test, old.token, await picture(4)).expect(200);
    await registered(old, '198.51.100.7');
    await test.app.get(ProfileDeletion).erase(old.userId, '');
    const member = await test.make.case({ ...numbers(2), email: 'twin@example.org' });
    const again = await sharp(await picture(4))
      .jpeg({ quality: 50 })
      .toBuffer();
    await uploadPhotos(test, member.token, again).expect(200);
    await registered(member, '198.51.100.7');
    const who = ['deleted'];
    expect(await found(member)).toEqual([
      { kind: 'same-number', level: 'strong', who },
      { kind: 'near-picture', level: 'warn', who },
      { kind: 'same-contact', level: 'warn', who },
      { kind: 'same-device', level: 'warn', who },
    ]);
  });

  it('show who registered from the same place, unless many do', async () => {
    const [member, device, address, network] = [
      await test.make.case(numbers(3)),
      await test.make.member(),
      await test.make.member(),
      await test.make.member(),
    ];
    await registered(member, '203.0.113.9', 'Browser of two');
    await registered(device, '203.0.113.9', 'Browser of two');
    await registered(address, '203.0.113.9', 'Another');
    await registered(network, '203.0.113.200', 'A third');
    expect(await found(member)).toEqual([
      { kind: 'same-device', level: 'warn', who: [device.id] },
      { kind: 'same-address', level: 'info', who: [address.id] },
      { kind: 'same-network', level: 'info', who: [network.id] },
    ]);
    for (let more = 0; more < 6; more += 1) await registered(await test.make.member(), '203.0.113.77');
    expect(await found(member)).toEqual([{ kind: 'busy-network', level: 'info', who: [] }]);
  });

  it('show a changed phone, a throwaway email and a name without letters', async () => {
    const member = await test.make.case({ ...numbers(4), email: 'quick@mailinator.com', name: '=1+1' });
    await test.app.get(RegistrationSignals).phoneChanged(test.database.manager, member.userId);
    expect((await signalsOf(member)).map(({ kind }) => kind)).toEqual([
      'disposable-email',
      'name-without-letters',
      'phone-changed',
    ]);
  });

  it('list all linked accounts on a page; who looks is written to the audit log', async () => {
    const member = await test.make.case(numbers(5));
    const other = await test.make.member({ ...numbers(5), name: 'Linked Reddy' });
    await registered(member, '192.0.2.1');
    await registered(other, '192.0.2.1');
    const support = await test.make.admin('support');
    const { body } = await support.get(`/admin/users/${member.id}/linked`).expect(200);
    expect(body as LinkedAnswer).toMatchObject({
      userId: member.id,
      busyNetwork: false,
      linked: [{ userId: other.id, name: 'Linked Reddy', links: ['same-number', 'same-device'], kept: null }],
    });
    const row = await test.rows(AuditLogRow).findOneByOrFail({ action: 'linked-accounts-opened' });
    expect(row).toMatchObject({ actor: `admin:${support.id}`, subject: `member:${member.id}` });
  });

  it('are nothing for an auditor, and nothing is found of an unknown account', async () => {
    const [auditor, member] = [await test.make.admin('auditor'), await test.make.case(numbers(6))];
    await auditor.get(`/admin/verifications/${member.id}/signals`).expect(403);
    await auditor.get(`/admin/users/${member.id}/linked`).expect(403);
    await reviewer.get('/admin/verifications/nobody/signals').expect(404);
    await reviewer.get('/admin/users/nobody/linked').expect(404);
  });
});
