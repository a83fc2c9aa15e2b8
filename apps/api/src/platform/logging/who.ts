import { createSecretKey } from 'node:crypto';
import { keyedDigest } from '../crypto/digest.js';

/** 72 bits: enough for no two accounts to share it. */
const LETTERS = 12;

/**
 * The account a line of the log is about, by account and day: readers of the log can put lines of one day together, but
 * only with the secret assign them to a member. Lines of two days cannot be linked.
 */
export function whoUnder(secret: string): (publicId: string, at: Date) => string {
  const key = createSecretKey(keyedDigest(secret, 'log-who'));
  return (publicId, at) =>
    keyedDigest(key, at.toISOString().slice(0, 10), publicId).toString('base64url').slice(0, LETTERS);
}
