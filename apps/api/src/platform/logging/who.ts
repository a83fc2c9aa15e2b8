import { createSecretKey } from 'node:crypto';
import { keyedDigest } from '../crypto/digest.js';

/** 72 bits: enough for nobody to share it. */
const LETTERS = 12;

/**
 * Whom a line of the log is about, by account and day: lines of one day can be put together by anybody who reads the
 * log, and told to be a member's only with the secret. Of two days nobody can say that they are about the same person.
 */
export function whoUnder(secret: string): (publicId: string, at: Date) => string {
  const key = createSecretKey(keyedDigest(secret, 'log-who'));
  return (publicId, at) =>
    keyedDigest(key, at.toISOString().slice(0, 10), publicId).toString('base64url').slice(0, LETTERS);
}
