/** Facts gathered about a request while it lasts, for its line in the log. */
import type { IncomingMessage } from 'node:http';
import { API_PREFIX } from '@kalyanam/shared/base/routes';

interface Noted {
  /** Public id of the account that called. */
  caller?: string;
  /** The pattern of the route, `/profiles/:id`; undefined where none has this address. */
  route?: string | undefined;
  /** Id of the trace that records the request, or of its caller's. */
  trace?: string;
}

const noted = new WeakMap<IncomingMessage, Noted>();

export const note = (request: IncomingMessage, what: Noted): void => {
  noted.set(request, { ...noted.get(request), ...what });
};

export const notedOf = (request: IncomingMessage): Noted => noted.get(request) ?? {};

const HEALTH = `/${API_PREFIX.replace(/^\//, '')}/health/`;

/** Asked every few seconds, and of interest only where the answer is no. */
export const isHealthCheck = ({ url = '' }: IncomingMessage): boolean => url.startsWith(HEALTH);
