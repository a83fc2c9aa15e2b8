import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Whether a request came from a trusted proxy itself, so that its headers about the request count. */
export function trustedSenders(trustedProxies: readonly string[]): (request: IncomingMessage) => boolean {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return ({ socket }) => isTrusted(socket.remoteAddress ?? '', 0);
}
