import { createSecretKey, type KeyObject } from 'node:crypto';
import type { JwtService } from '@nestjs/jwt';
import type { FastifyRequest } from 'fastify';
import type { StrategyOptionsWithoutRequest } from 'passport-jwt';

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
export const signingKey = (secret: string): KeyObject => createSecretKey(Buffer.from(secret));

/** Uses our own clock; the JWT library would use the system clock. */
export const isExpired = (claims: DatedClaims, now: Date): boolean =>
  !Number.isInteger(claims.exp) || claims.exp * 1000 <= now.getTime();

/** The claims of a token that is genuine and not expired, or null. */
export function claimsOf(
  jwt: JwtService,
  { token, key, audience, now }: { token: string; key: KeyObject; audience: Audience; now: Date },
): DatedClaims | null {
  try {
    const claims = jwt.verify<DatedClaims>(token, {
      // A key object saves parsing the secret each time; the library's types do not include it.
      publicKey: key as unknown as Buffer,
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience,
      ignoreExpiration: true,
    });
    return isExpired(claims, now) ? null : claims;
  } catch {
    return null;
  }
}

export const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

/** One fixed algorithm, issuer and audience. The strategies check expiry by our own clock. */
export const bearerOptions = (secret: string, audience: Audience[]): StrategyOptionsWithoutRequest => ({
  jwtFromRequest: (request: unknown) => bearerOf((request as FastifyRequest).headers.authorization),
  // A key object saves parsing the secret on every request; the types of passport-jwt do not include it.
  secretOrKey: signingKey(secret) as unknown as Buffer,
  algorithms: [ALGORITHM],
  issuer: ISSUER,
  audience,
  ignoreExpiration: true,
});
