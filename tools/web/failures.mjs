import { STATUS_CODES } from 'node:http';
import { fileHeaders } from './headers.mjs';

/** The sentences of the API (`libs/shared/src/base/errors.ts`): a caller cannot tell which of the two answered. */
export const FAILURES = {
  'malformed-request': { status: 400, message: 'The request could not be read.' },
  'not-found': { status: 404, message: 'Not found' },
  'request-timeout': { status: 408, message: 'The request took too long to arrive. Please try again.' },
  'payload-too-large': { status: 413, message: 'The request is too large.' },
  unexpected: { status: 500, message: 'An error occurred' },
  busy: { status: 503, message: 'We are busy at the moment. Please try again shortly.', retryAfter: 5 },
};

const BY_STATUS = { 403: 'not-found', 404: 'not-found', 408: 'request-timeout', 413: 'payload-too-large', 503: 'busy' };

/**
 * Answers in the API's shape of failures for its calls, as a plain sentence for anything else; never kept by a cache.
 */
export function sendFailure(request, reply, code) {
  const { status, message, retryAfter } = FAILURES[code];
  reply.code(status).headers({ ...fileHeaders, 'Cache-Control': 'no-store' });
  if (retryAfter) reply.header('Retry-After', String(retryAfter));
  if (!request.raw.url.toLowerCase().startsWith('/backend'))
    return reply.type('text/plain; charset=utf-8').send(message);
  return reply.send({ success: false, code, message, requestId: request.id });
}

export const sendError = (error, request, reply) =>
  sendFailure(
    request,
    reply,
    BY_STATUS[error.statusCode] ?? (error.statusCode < 500 ? 'malformed-request' : 'unexpected'),
  );

/** Answers where there is no request to answer, and hangs up. */
export function hangUp(socket, code, requestId = '') {
  const { status, message } = FAILURES[code];
  const body = JSON.stringify({ success: false, code, message, requestId });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Content-Type: application/json; charset=utf-8'];
  head.push('Cache-Control: no-store', 'Connection: close', `Content-Length: ${Buffer.byteLength(body)}`);
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
