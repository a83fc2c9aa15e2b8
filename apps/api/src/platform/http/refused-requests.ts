import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LimitName } from '../config/limit-table.js';
import { AppError } from '../errors/app-error.js';
import { countedNetworks } from './network.js';

interface Refusal {
  readonly limit: LimitName;
  /** As of `Date.now()`. */
  readonly until: number;
  /** In the current second. */
  refused: number;
  second: number;
}

/** The routes that a network may not call for a while, by server. */
const refusals = new WeakMap<FastifyInstance, Map<string, Refusal>>();
/** Each network costs as many counts as its limit allows before it is kept here. */
const MOST_KEPT = 10_000;
/**
 * More than a person presses. A flood sends its next call when the last is answered: further ones wait, which costs
 * nothing.
 */
const AT_ONCE_A_SECOND = 10;
const WAIT_MS = 1000;

/** A route, and the narrowest network that is counted (`countedNetworks`). */
const placeOf = ({ routeOptions: { method, url }, ip }: FastifyRequest): string =>
  `${String(method)} ${url} ${countedNetworks(ip)[0]?.network}`;

function isFlood(refusal: Refusal, now: number): boolean {
  const second = Math.floor(now / 1000);
  if (refusal.second !== second) Object.assign(refusal, { second, refused: 0 });
  refusal.refused += 1;
  return refusal.refused > AT_ONCE_A_SECOND;
}

/** A call of this network on this route has met a limit whose counts nothing gives back: so will the next ones. */
export function refuseFromNow(request: FastifyRequest, limit: LimitName, seconds: number): void {
  const kept = refusals.get(request.server);
  if (!kept) return;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(placeOf(request), { limit, until: Date.now() + seconds * 1000, refused: 0, second: 0 });
}

/**
 * Refuses such calls before their body is read, so that a flood takes little from anybody else. `onRefused` counts
 * them. Must be called before the routes are added.
 */
export function serveRefusals(server: FastifyInstance, onRefused: (limit: LimitName) => void): void {
  const kept = new Map<string, Refusal>();
  refusals.set(server, kept);
  server.addHook('onRequest', async (request) => {
    if (kept.size === 0) return;
    const place = placeOf(request);
    const refused = kept.get(place);
    if (!refused) return;
    const now = Date.now();
    if (refused.until <= now) return void kept.delete(place);
    onRefused(refused.limit);
    if (isFlood(refused, now)) await wait(WAIT_MS);
    throw new AppError('too-many-requests', { retryAfter: (refused.until - now) / 1000 });
  });
}
