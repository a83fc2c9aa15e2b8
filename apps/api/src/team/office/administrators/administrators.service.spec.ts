import { newPassword } from '@kalyanam/shared/topics/account/account-fields';
import { firstPassword } from './administrators.service.js';

describe('a first password', () => {
  it('meets the password rule and is different each time', () => {
    const made = Array.from({ length: 50 }, firstPassword);
    expect(made.map((password) => newPassword(password, {}))).toEqual(Array(50).fill(null));
    expect(new Set(made).size).toBe(50);
  });
});
