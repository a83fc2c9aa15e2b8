/** R3: refresh tokens are opaque, 256 bits; only their SHA-256 is stored. */
import { randomBytes } from 'node:crypto';
import { keyedDigest, sha256 } from '../../platform/crypto/digest.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import type { Secrets } from '../../platform/config/settings.js';

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/**
 * The successor of a token, then the one that a process with the other secret makes while secrets are exchanged. Because it
 * is derived from its predecessor, a second tab or a browser that lost the response gets the same successor within the
 * grace time: a family never forks.
 */
export function successorsOf(
  secrets: Secrets,
  of: 'memberTokens' | 'adminTokens',
  token: string,
): readonly [string, ...string[]] {
  const successorBy = (key: string): string => keyedDigest(key, 'refresh-token', token).toString('base64url');
  const [current, ...others] = acceptedSecrets(secrets, of);
  return [successorBy(current), ...others.map(successorBy)];
}

export const hashOf = (token: string): Buffer => sha256(token);
