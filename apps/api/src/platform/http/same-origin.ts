import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** Routes that read a cookie accept calls from our own pages only. @throws AppError forbidden */
export function requireSameOrigin(request: FastifyRequest, ownUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  const allowed = site === undefined ? request.headers.origin === ownUrl : site === 'same-origin';
  if (!allowed) throw new AppError('forbidden');
}

/**
 * A form on another site must not sign visitors in to an account of its own, nor out of theirs: their cookie is not
 * sent along, but what the response sets or clears would take effect.
 * @throws AppError forbidden
 */
export function refuseOtherSites(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new AppError('forbidden');
}
