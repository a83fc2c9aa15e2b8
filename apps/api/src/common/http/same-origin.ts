import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** Routes that read a cookie are called by our own pages only. @throws AppError forbidden */
export function demandSameOrigin(request: FastifyRequest, ownUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  const allowed = site === undefined ? request.headers.origin === ownUrl : site === 'same-origin';
  if (!allowed) throw new AppError('forbidden');
}

/**
 * A form on another site may not sign a visitor in to an account of its own, nor out of hers: her cookie does not come
 * along with it, but what the answer sets or clears would count.
 * @throws AppError forbidden
 */
export function refuseOtherSites(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new AppError('forbidden');
}
