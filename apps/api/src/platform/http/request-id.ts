import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** As nginx and `randomUUID` write them. */
const FORM = /^[0-9a-f-]{32,36}$/;

/** The id that a trusted proxy gave a request, so that both logs use the same one; ids of others are replaced. */
export function requestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trustedSenders(trustedProxies);
  return (request) => {
    const given = request.headers['x-request-id'];
    const isFit = typeof given === 'string' && FORM.test(given) && isTrusted(request);
    return isFit ? given : randomUUID();
  };
}

/** Whether a request came from a trusted proxy itself, so that its headers about the request count. */
export function trustedSenders(trustedProxies: readonly string[]): (request: IncomingMessage) => boolean {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return ({ socket }) => isTrusted(socket.remoteAddress ?? '', 0);
}
