import { IdentityService } from '../../../src/profiles/identity-numbers/identity.service.js';
import { IdentityNumber } from '../../../src/profiles/identity-numbers/identity-number.entity.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('identity numbers', () => {
  let test: TestApp;
  let identity: IdentityService;
  beforeAll(async () => {
    test = await startTestApp();
    identity = test.app.get(IdentityService);
  });
  afterAll(() => test.close());

  const GOOD = '234567890124';
  const numbers = { aadhaarNumber: '2345 6789 0124', panNumber: 'abcde1234f' };
  const store = (userId: number, given: Parameters<IdentityService['store']>[2]) =>
    test.database.transaction((manager) => identity.store(manager, userId, given));
  const erase = (userId: number) => test.database.transaction((manager) => identity.erase(manager, userId));
  const rows = (userId: number) => test.rows(IdentityNumber).find({ where: { userId }, order: { kind: 'ASC' } });

  it('are stored encrypted, with their last four characters and whether the checksum is right', async () => {
    const { userId } = await test.make.signedIn();
    expect(await identity.masks(userId)).toEqual({ identity: null, pan: null });
    await store(userId, numbers);
    expect(await identity.masks(userId)).toEqual({
      identity: { kind: 'aadhaar', last4: '0124', wellFormed: true, erased: false },
      pan: { last4: '234F', wellFormed: true, erased: false },
    });
    const kept = JSON.stringify(await rows(userId), (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const plain of [GOOD, '23456789', 'ABCDE', 'abcde']) expect(kept).not.toContain(plain);
    expect(await identity.reveal(userId, 'aadhaar')).toBe(GOOD);
    expect(await identity.reveal(userId, 'pan')).toBe('ABCDE1234F');
  });

  it('with a wrong check digit are accepted and flagged', async () => {
    const { userId } = await test.make.signedIn();
    await store(userId, { aadhaarNumber: '234567890120', panNumber: null });
    expect(await identity.masks(userId)).toEqual({
      identity: { kind: 'aadhaar', last4: '0120', wellFormed: false, erased: false },
      pan: null,
    });
    expect(await identity.reveal(userId, 'pan')).toBeNull();
  });

  it('are erased on a decision; last four, kind and fingerprint stay, and a new number can follow', async () => {
    const { userId } = await test.make.signedIn();
    await store(userId, numbers);
    await erase(userId);
    expect(await identity.reveal(userId, 'aadhaar')).toBeNull();
    expect((await identity.masks(userId)).identity).toEqual({
      kind: 'aadhaar',
      last4: '0124',
      wellFormed: true,
      erased: true,
    });
    for (const row of await rows(userId))
      expect(row).toMatchObject({ sealed: null, erasedAt: expect.any(Date), fingerprint: expect.any(Buffer) });
    await store(userId, { aadhaarNumber: '999941057058' });
    expect(await identity.reveal(userId, 'aadhaar')).toBe('999941057058');
    expect((await identity.masks(userId)).pan).toMatchObject({ erased: true });
  });

  it('find other members who gave the same number, even after it was erased', async () => {
    const [one, two, three] = [await test.make.signedIn(), await test.make.signedIn(), await test.make.signedIn()];
    await store(one.userId, { aadhaarNumber: '777788889999', panNumber: 'QQQQQ1111Q' });
    await store(two.userId, { aadhaarNumber: '7777 8888 9999' });
    await store(three.userId, { aadhaarNumber: '111122223333', panNumber: 'qqqqq1111q' });
    await erase(one.userId);
    const others = async (userId: number) => [
      ...new Set((await identity.sameNumbers([userId])).map(({ otherId }) => otherId)),
    ];
    expect(await others(one.userId)).toEqual([two.userId, three.userId]);
    expect(await others(two.userId)).toEqual([one.userId]);
    expect(await others((await test.make.signedIn()).userId)).toEqual([]);
  });

  it('are of one document of identity: another takes its place, and what a decision erased stays to be found', async () => {
    const { userId } = await test.make.signedIn();
    await store(userId, numbers);
    await store(userId, { identityKind: 'passport', identityNumber: 'k 123-4567' });
    expect((await rows(userId)).map(({ kind }) => kind)).toEqual(['pan', 'passport']);
    expect(await identity.reveal(userId, 'passport')).toBe('K1234567');
    await erase(userId);
    await store(userId, { identityKind: 'voter-id', identityNumber: 'AP/01/002/123456' });
    expect(await identity.masks(userId)).toMatchObject({
      identity: { kind: 'voter-id', last4: '3456', wellFormed: false, erased: false },
    });
    expect((await rows(userId)).map(({ kind, sealed }) => [kind, sealed !== null])).toEqual([
      ['pan', false],
      ['passport', false],
      ['voter-id', true],
    ]);
  });

  it('are compared within their kind, and those of masked Aadhaars not at all', async () => {
    const [one, two, three] = [await test.make.signedIn(), await test.make.signedIn(), await test.make.signedIn()];
    await store(one.userId, { identityKind: 'passport', identityNumber: 'M7654321' });
    await store(two.userId, { identityKind: 'passport', identityNumber: 'm765 4321' });
    await store(three.userId, { identityKind: 'driving-licence', identityNumber: 'M7654321' });
    expect(await identity.sameNumbers([one.userId])).toEqual([
      { userId: one.userId, otherId: two.userId, kind: 'passport' },
    ]);
    for (const { userId } of [one, two])
      await store(userId, { identityKind: 'aadhaar-masked', identityNumber: '0124' });
    expect(await identity.sameNumbers([one.userId, two.userId])).toEqual([]);
    expect(await rows(one.userId)).toMatchObject([{ kind: 'aadhaar-masked', fingerprint: null, wellFormed: true }]);
  });

  it('cannot be decrypted when moved to another member', async () => {
    const [one, two] = [await test.make.signedIn(), await test.make.signedIn()];
    await store(one.userId, numbers);
    await test.rows(IdentityNumber).update({ userId: one.userId }, { userId: two.userId });
    await expect(identity.reveal(two.userId, 'aadhaar')).rejects.toThrow();
  });
});
