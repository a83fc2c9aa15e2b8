import type { IncomingMessage } from 'node:http';
import { trustedSenders } from './trusted-senders.js';

/** W3C Trace Context: version, trace id, id of the caller's span, flags; later versions may say more behind them. */
const FORM = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;
const LONGEST = 256;

/** The id of the trace that a trusted proxy or its client began, to find all that one press set off; else null. */
export function traceIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string | null {
  const isTrusted = trustedSenders(trustedProxies);
  return (request) => {
    const given = request.headers['traceparent'];
    if (typeof given !== 'string' || given.length > LONGEST || !isTrusted(request)) return null;
    return FORM.exec(given)?.[1] ?? null;
  };
}
