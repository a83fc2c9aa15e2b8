import { hash } from '@node-rs/argon2';
import { PasswordsService } from './passwords.service.js';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<{ hash: typeof hash }>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash) };
});

describe('PasswordsService', () => {
  const passwords = new PasswordsService();

  it('accepts only the correct password', async () => {
    const made = await passwords.hash('Muggulu2026', 'a');
    expect(made).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(await passwords.verify(made, 'Muggulu2026', 'a')).toBe(true);
    expect(await passwords.verify(made, 'Muggulu2027', 'a')).toBe(false);
  });

  it('accepts no password for an unknown account', async () => {
    expect(await passwords.verify(null, 'Muggulu2026', 'a')).toBe(false);
  });

  it('reports a hash made with other parameters as outdated', async () => {
    expect(passwords.isOutdated(await passwords.hash('Muggulu2026', 'a'))).toBe(false);
    expect(passwords.isOutdated(await hash('Muggulu2026', { memoryCost: 19_456, timeCost: 2 }))).toBe(true);
  });

  it('rejects hashes when too many wait', async () => {
    jest.mocked(hash).mockReturnValue(new Promise(() => undefined));
    const many = Array.from({ length: 90 }, () =>
      passwords.hash('Muggulu2026', 'a').catch((refusal: unknown) => refusal),
    );
    await expect(many.at(-1)).resolves.toMatchObject({ code: 'busy', extras: { retryAfter: expect.any(Number) } });
  });
});
