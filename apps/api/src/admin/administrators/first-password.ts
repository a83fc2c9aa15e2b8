import { randomBytes } from 'node:crypto';
import { newPassword } from '@kalyanam/shared/rules/fields';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** A password that is told once; it follows the rule of every other password, and no two of its characters look alike. */
export function firstPassword(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]);
  const password = letters.join('');
  return newPassword(password, {}) === null ? password : firstPassword();
}
