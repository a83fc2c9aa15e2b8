import { IdentityService } from '../../src/identity/identity.service.js';
import { IdentityNumber } from '../../src/identity/identity-number.entity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

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
    expect(await identity.masks(userId)).toEqual({ aadhaar: null, pan: null });
    await store(userId, numbers);
    expect(await identity.masks(userId)).toEqual({
      aadhaar: { last4: '0124', wellFormed: true, erased: false },
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
      aadhaar: { last4: '0120', wellFormed: false, erased: false },
      pan: null,
    });
    expect(await identity.reveal(userId, 'pan')).toBeNull();
  });

  it('are erased on a decision; last four, kind and fingerprint stay, and a new number can follow', async () => {
    const { userId } = await test.make.signedIn();
    await store(userId, numbers);
    await erase(userId);
    expect(await identity.reveal(userId, 'aadhaar')).toBeNull();
    expect((await identity.masks(userId)).aadhaar).toEqual({ last4: '0124', wellFormed: true, erased: true });
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

  it('cannot be decrypted when moved to another member', async () => {
    const [one, two] = [await test.make.signedIn(), await test.make.signedIn()];
    await store(one.userId, numbers);
    await test.rows(IdentityNumber).update({ userId: one.userId }, { userId: two.userId });
    await expect(identity.reveal(two.userId, 'aadhaar')).rejects.toThrow();
  });
});
