import { sha256 } from '../../../src/platform/crypto/digest.js';
import { ProfileDeletion } from '../../../src/joining/erasure/profile-deletion.service.js';
import { PhotoHash } from '../../../src/profiles/photos/photo-hash.entity.js';
import { PhotoHashes } from '../../../src/profiles/photos/photo-hashes.service.js';
import { KeptPrint } from '../../../src/joining/registration-signals/kept-print.entity.js';
import { KeptPrints } from '../../../src/joining/registration-signals/kept-prints.service.js';
import { RegistrationSignal } from '../../../src/joining/registration-signals/registration-signal.entity.js';
import { calls } from '../../support/requests/requests.js';
import { newRegistration } from '../../support/make/example.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg, uploadPhotos } from '../../support/make/uploads.js';

const YEAR_SECONDS = 365 * 86_400;

describe('prints (R81)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const kindsKept = async (userId: number): Promise<string[]> =>
    (await test.rows(KeptPrint).find({ where: { userId }, order: { kind: 'ASC' } })).map(
      ({ why, kind }) => `${why} ${kind}`,
    );

  it('are made of each photo as it is uploaded, equal for equal pixels, and go with it', async () => {
    const [one, two] = [await test.make.signedIn(), await test.make.signedIn()];
    const { body } = await uploadPhotos(test, one.token, await jpeg({ color: '#102030' })).expect(200);
    await uploadPhotos(test, two.token, await jpeg({ color: '#102030' })).expect(200);
    const [first, second] = [await hashesOf(one.userId), await hashesOf(two.userId)];
    expect(first).toHaveLength(1);
    expect(first[0]?.exact).toEqual(second[0]?.exact);
    expect(first[0]?.dHash).toBeNull();
    await one.delete(`/files/photos/${(body as { photos: { id: string }[] }).photos[0]?.id}`).expect(200);
    expect(await hashesOf(one.userId)).toEqual([]);
  });

  const hashesOf = (userId: number) => test.app.get(PhotoHashes).ofUser(userId);

  it('are made later of photos from before, once', async () => {
    const member = await test.make.signedIn();
    await uploadPhotos(test, member.token, await jpeg(), await jpeg({ color: '#ffee00' })).expect(200);
    const before = await hashesOf(member.userId);
    await test.rows(PhotoHash).clear();
    await test.app.get(PhotoHashes).hashOlder();
    const plain = (hashes: PhotoHash[]) => hashes.map(({ photoId, exact, dHash }) => ({ photoId, exact, dHash }));
    expect(plain(await hashesOf(member.userId))).toEqual(plain(before));
  });

  it('of a registration cannot be read, and are the same for the same place', async () => {
    const register = async (agent: string, mark = '') => {
      const { body } = await calls(test)
        .post('/auth/register', newRegistration())
        .set({ 'User-Agent': agent, 'X-Form-Mark': mark })
        .expect(201);
      const user = await test.database.query<{ id: number }[]>('SELECT id FROM users WHERE public_id = ?', [
        (body as { userId: string }).userId,
      ]);
      return test.rows(RegistrationSignal).findOneByOrFail({ userId: user[0]?.id ?? 0 });
    };
    const { body } = await calls(test).get('/auth/register/mark').expect(200);
    test.clock.advance(90);
    const marked = await register('Browser A', (body as { mark: string }).mark);
    const [same, other] = [await register('Browser A', '1.forged'), await register('Browser B')];
    expect(same.device).toEqual(marked.device);
    expect(other.device).not.toEqual(marked.device);
    expect(other.network).toEqual(marked.network);
    expect(marked.address).not.toEqual(sha256('127.0.0.1'));
    expect(marked.formSeconds).toBeGreaterThanOrEqual(90);
    expect(marked.formSeconds).toBeLessThan(3600);
    expect([same.formSeconds, other.formSeconds]).toEqual([null, null]);
  });

  it('of a rejected member are kept, and forgotten with an approval', async () => {
    const reviewer = await test.make.admin('reviewer');
    const member = await test.make.case();
    await test.make.photo(member);
    const decide = (body: object) =>
      reviewer.post('/admin/verify-user.php', { userId: member.id, ...body }).expect(200);
    await decide({ action: 'reject', notes: 'No.' });
    expect(await kindsKept(member.userId)).toEqual(
      ['aadhaar', 'email', 'pan', 'phone', 'picture'].map((kind) => `rejected ${kind}`),
    );
    await member.post('/verification/resubmit', { aadhaarNumber: '234567890124' }).expect(200);
    await decide({ action: 'approve' });
    expect(await kindsKept(member.userId)).toEqual([]);
  });

  it('of a deleted account are kept for a year, if it had verified an address', async () => {
    const [proved, unproved] = [await test.make.case(), await test.make.member({ verificationStatus: 'not-verified' })];
    await test.make.photo(proved);
    await test.make.photo(unproved);
    const deletion = test.app.get(ProfileDeletion);
    await deletion.erase(proved.userId, '127.0.0.1');
    await deletion.erase(unproved.userId, '127.0.0.1');
    expect(await kindsKept(proved.userId)).toContain('deleted picture');
    expect(await kindsKept(unproved.userId)).toEqual([]);
    test.clock.advance(YEAR_SECONDS - 60);
    await test.app.get(KeptPrints).forgetOld();
    expect(await kindsKept(proved.userId)).not.toEqual([]);
    test.clock.advance(120);
    await test.app.get(KeptPrints).forgetOld();
    expect(await kindsKept(proved.userId)).toEqual([]);
  });
});
