import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A random public id: 20 characters, 100 bits; lower case only, so that no collation confuses two ids. */
export const publicId = (): string => Array.from(randomBytes(20), (byte) => ALPHABET[byte % 32]).join('');

export const isPublicId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-hjkmnp-tv-z]{20}$/.test(value);
