import type { FastifyRequest } from 'fastify';
import type { StrategyOptionsWithoutRequest } from 'passport-jwt';
import { ALGORITHM, bearerOf, ISSUER, signingKey, type Audience } from './bearer.js';

/** One fixed algorithm, issuer and audience. Expiry is asked of our own clock by the strategies. */
export const bearerOptions = (secret: string, audience: Audience[]): StrategyOptionsWithoutRequest => ({
  jwtFromRequest: (request: unknown) => bearerOf((request as FastifyRequest).headers.authorization),
  // A key object saves parsing the secret on every request; the types of passport-jwt do not know it.
  secretOrKey: signingKey(secret) as unknown as Buffer,
  algorithms: [ALGORITHM],
  issuer: ISSUER,
  audience,
  ignoreExpiration: true,
});
