import { hash } from '@node-rs/argon2';
import { PasswordsService } from './passwords.service.js';

describe('PasswordsService', () => {
  const passwords = new PasswordsService();

  it('takes the right password and no other', async () => {
    const made = await passwords.hash('Muggulu2026');
    expect(made).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(await passwords.verify(made, 'Muggulu2026')).toBe(true);
    expect(await passwords.verify(made, 'Muggulu2027')).toBe(false);
  });

  it('takes no password at all for an unknown account', async () => {
    expect(await passwords.verify(null, 'Muggulu2026')).toBe(false);
  });

  it('finds a hash outdated that was made with other parameters', async () => {
    expect(passwords.isOutdated(await passwords.hash('Muggulu2026'))).toBe(false);
    expect(passwords.isOutdated(await hash('Muggulu2026', { memoryCost: 19_456, timeCost: 2 }))).toBe(true);
  });

  it('turns hashes away when too many wait', async () => {
    const many = await Promise.allSettled(Array.from({ length: 90 }, () => passwords.hash('Muggulu2026')));
    const refused = many.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'busy', extras: { retryAfter: expect.any(Number) } } });
  });
});
