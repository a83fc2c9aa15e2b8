import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** As nginx and `randomUUID` write them. */
const FORM = /^[0-9a-f-]{32,36}$/;

/** The id that a trusted proxy gave a request, so that both logs tell of it by one name; anybody else's is replaced. */
export function requestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isFit = typeof given === 'string' && FORM.test(given) && isTrusted(socket.remoteAddress ?? '', 0);
    return isFit ? given : randomUUID();
  };
}
