import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const LENGTH = 20;

/** A random public id: 20 characters, 100 bits; lower case only, so that no collation confuses two ids. */
export const publicId = (): string => publicIdOf(randomBytes(LENGTH));

/** The public id of these bytes; at least 20 of them. */
export const publicIdOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % 32]).join('');

export const isPublicId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-hjkmnp-tv-z]{20}$/.test(value);
