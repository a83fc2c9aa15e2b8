import type { IncomingMessage } from 'node:http';

const traces = new WeakMap<IncomingMessage, string>();

/** The trace that a request is recorded in, for the line that the log writes about it. */
export const noteTrace = (request: IncomingMessage, traceId: string): void => void traces.set(request, traceId);

export const notedTrace = (request: IncomingMessage): string | undefined => traces.get(request);
