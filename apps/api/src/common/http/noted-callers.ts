import type { IncomingMessage } from 'node:http';

const callers = new WeakMap<IncomingMessage, string>();

/** Whom a request came from, by public id: kept while the request lasts, for the line that the log writes about it. */
export const noteCaller = (request: IncomingMessage, publicId: string): void => void callers.set(request, publicId);

export const notedCaller = (request: IncomingMessage): string | null => callers.get(request) ?? null;
