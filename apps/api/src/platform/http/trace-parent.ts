import type { IncomingMessage } from 'node:http';
import { trustedSenders } from './request-id.js';

/** W3C Trace Context: version, trace id, id of the caller's span, flags; later versions may say more behind them. */
const FORM = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/;
const LONGEST = 256;

const SAMPLED = 1;

/** The span of a caller, within the trace that all belongs to which one press set off. */
export interface CallersSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly sampled: boolean;
}

/** What a trusted proxy says, of itself or of its client; else null. */
export function callersSpans(trustedProxies: readonly string[]): (request: IncomingMessage) => CallersSpan | null {
  const isTrusted = trustedSenders(trustedProxies);
  return (request) => {
    const given = request.headers['traceparent'];
    if (typeof given !== 'string' || given.length > LONGEST || !isTrusted(request)) return null;
    const [, traceId, spanId, flags = ''] = FORM.exec(given) ?? [];
    if (traceId === undefined || spanId === undefined) return null;
    return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
  };
}
