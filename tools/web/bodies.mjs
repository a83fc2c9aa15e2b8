import { hangUp } from './failures.mjs';

/**
 * The longest pause between two pieces of a body, and the longest time for the whole of it: JSON, or a form with files. And how
 * many one household may be sending at the same time: each holds one of the connections to the API.
 */
export const BODY_BOUNDS = { pieceMs: 10_000, jsonMs: 30_000, formMs: 120_000, mostAtOnce: 20 };

const hasBody = ({ headers }) => headers['transfer-encoding'] || Number(headers['content-length'] ?? 0) > 0;

/** An address of IPv4, or the /64 of one of IPv6, of which anyone has as many as they like. */
export function householdOf(ip) {
  if (ip.includes('.') || !ip.includes(':')) return ip.replace(/^::ffff:/i, '');
  const [start, end] = ip.split('::');
  const groups = start.split(':');
  return (end === undefined ? groups : [...groups, '0', '0', '0', '0']).slice(0, 4).join(':');
}

/** Hangs up on senders that are too slow, or too many. Time in which we are the ones not reading does not count. */
export function boundBodies(app, { pieceMs, jsonMs, formMs, mostAtOnce }) {
  const unfinished = new Map();
  app.addHook('onRequest', async ({ raw, ip }, reply) => {
    if (!hasBody(raw)) return;
    const { socket } = raw;
    const household = householdOf(ip);
    const others = unfinished.get(household) ?? 0;
    if (others >= mostAtOnce) {
      hangUp(socket, 'busy', reply.request.id);
      return reply.hijack();
    }
    unfinished.set(household, others + 1);
    let read = socket.bytesRead;
    const cut = () => {
      if (raw.complete) return;
      if (reply.raw.headersSent) socket.destroy();
      else hangUp(socket, 'request-timeout', reply.request.id);
    };
    const pieces = setInterval(() => {
      if (socket.bytesRead === read && raw.readableLength === 0) cut();
      read = socket.bytesRead;
    }, pieceMs);
    const isForm = raw.headers['content-type']?.startsWith('multipart/');
    const whole = setTimeout(cut, isForm ? formMs : jsonMs);
    const end = () => {
      const left = unfinished.get(household) - 1;
      if (left > 0) unfinished.set(household, left);
      else unfinished.delete(household);
      clearInterval(pieces);
      clearTimeout(whole);
      raw.off('close', end);
      socket.off('close', end);
    };
    // A request that is answered before it has ended never closes if its sender leaves then; its socket does.
    raw.once('close', end);
    socket.once('close', end);
  });
}
