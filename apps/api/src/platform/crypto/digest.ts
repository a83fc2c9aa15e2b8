import { createHmac, hash, timingSafeEqual, type KeyObject } from 'node:crypto';

export const sha256 = (value: string | Buffer): Buffer => hash('sha256', value, 'buffer');

/** HMAC-SHA256 over parts; includes their lengths, so that no two lists of parts collide. */
export const keyedDigest = (key: string | KeyObject, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', key).update(withLengths(parts)).digest();

/** Whether a digest was made of these parts by one of the keys. */
export const isDigestOf = (digest: Buffer, keys: readonly string[], ...parts: readonly string[]): boolean =>
  keys.some((key) => sameBytes(digest, keyedDigest(key, ...parts)));

/** The same by SHA-512, for 64 bytes. */
export const longDigest = (key: string | KeyObject, ...parts: readonly string[]): Buffer =>
  createHmac('sha512', key).update(withLengths(parts)).digest();

const withLengths = (parts: readonly string[]): string =>
  parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join('');

export const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/** JSON with sorted object keys: equal bodies give equal texts, whatever their key order. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, inOrder) ?? '';

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
