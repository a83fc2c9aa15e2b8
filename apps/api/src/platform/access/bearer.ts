import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { JwtService } from '@nestjs/jwt';
import type { FastifyRequest } from 'fastify';
import type { StrategyOptionsWithoutRequest } from 'passport-jwt';
import { sameBytes } from '../crypto/digest.js';

export type Audience = 'member' | 'admin' | 'upload';

/** The claims of our access tokens. */
export interface TokenClaims {
  /** Public id of the account. */
  sub: string;
  /** Id of the session. */
  sid: string;
  aud: Audience;
}

export type DatedClaims = TokenClaims & { iat: number; exp: number };

export const ISSUER = 'kalyanam';
export const ALGORITHM = 'HS256';

/** Passing a KeyObject instead of text makes each verification several times cheaper. */
const signingKey = (secret: string): KeyObject => createSecretKey(Buffer.from(secret));

/** The first signs; all of them verify. */
export type SigningKeys = readonly [KeyObject, ...KeyObject[]];

export const signingKeys = ([secret = '', ...others]: readonly string[]): SigningKeys => [
  signingKey(secret),
  ...others.map(signingKey),
];

/** The key that signed a token while a secret is exchanged; the first for a token without a signer. */
function keyOf(keys: SigningKeys, token: string): KeyObject {
  const end = token.lastIndexOf('.');
  const signature = Buffer.from(token.slice(end + 1), 'base64url');
  const signed = (key: KeyObject): Buffer => createHmac('sha256', key).update(token.slice(0, end)).digest();
  return keys.slice(1).find((key) => sameBytes(signed(key), signature)) ?? keys[0];
}

/** Every head of ours is this text; one with more in it, such as `crit`, asks for what no one here does. */
const HEAD = Buffer.from(JSON.stringify({ alg: ALGORITHM, typ: 'JWT' })).toString('base64url');
const hasOurHead = (token: string): boolean => token.startsWith(`${HEAD}.`);

/** One text in each claim, and not expired by our own clock; the JWT library would use the system clock. */
export const isLive = ({ sub, sid, aud, exp }: DatedClaims, now: Date): boolean =>
  [sub, sid, aud].every((claim) => typeof claim === 'string') && Number.isInteger(exp) && exp * 1000 > now.getTime();

/** The claims of a token that is genuine and not expired, or null. */
export function claimsOf(
  jwt: JwtService,
  { token, keys, audience, now }: { token: string; keys: SigningKeys; audience: Audience; now: Date },
): DatedClaims | null {
  if (!hasOurHead(token)) return null;
  try {
    const claims = jwt.verify<DatedClaims>(token, {
      // A key object saves parsing the secret each time; the library's types do not include it.
      publicKey: keyOf(keys, token) as unknown as Buffer,
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience,
      ignoreExpiration: true,
    });
    return isLive(claims, now) ? claims : null;
  } catch {
    return null;
  }
}

export const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

/** One fixed algorithm, issuer and audience. The strategies check expiry by our own clock. */
export const bearerOptions = (keys: SigningKeys, audience: Audience[]): StrategyOptionsWithoutRequest => ({
  jwtFromRequest: (request: unknown) => {
    const token = bearerOf((request as FastifyRequest).headers.authorization);
    return token !== null && hasOurHead(token) ? token : null;
  },
  // A key object saves parsing the secret on every request; the types of passport-jwt do not include it.
  secretOrKeyProvider: (_: unknown, token: string, done: (error: null, key: Buffer) => void) =>
    done(null, keyOf(keys, token) as unknown as Buffer),
  algorithms: [ALGORITHM],
  issuer: ISSUER,
  audience,
  ignoreExpiration: true,
});
