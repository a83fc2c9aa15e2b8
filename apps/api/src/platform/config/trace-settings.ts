import type { Problems } from './environment.js';

export interface TraceSettings {
  /** Where an OpenTelemetry collector takes OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** The share of requests that are traced. */
  readonly ratio: number;
}

const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const LONGEST = 500;
const RATIO = 0.1;

/** Null where no endpoint is set. */
export function traceSettings(read: Problems): TraceSettings | null {
  const ratio = read.share('TRACE_RATIO', RATIO);
  if (read.optional(ENDPOINT) === null) return null;
  const endpoint = read.url(ENDPOINT, '');
  if (endpoint.length > LONGEST) read.found.push(`${ENDPOINT} may have ${LONGEST} characters at most.`);
  else if (hasMore(endpoint)) read.found.push(`${ENDPOINT} may have no user, password, query or fragment.`);
  return { endpoint, ratio };
}

function hasMore(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { username, password, search, hash } = new URL(endpoint);
  return [username, password, search, hash].some(Boolean);
}
