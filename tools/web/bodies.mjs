import { hangUp } from './failures.mjs';

/** The longest pause between two pieces of a body, and the longest time for the whole of it: JSON, or a form with files. */
export const BODY_TIMES = { pieceMs: 10_000, jsonMs: 30_000, formMs: 120_000 };

const hasBody = ({ headers }) => headers['transfer-encoding'] || Number(headers['content-length'] ?? 0) > 0;

/** Hangs up on senders that are too slow. Time in which we are the ones not reading does not count. */
export function boundBodies(app, { pieceMs, jsonMs, formMs }) {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!hasBody(raw)) return;
    const { socket } = raw;
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
