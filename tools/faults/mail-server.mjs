// A mail server that keeps what it receives. It can be slow, hang or be gone, and come back on the same port.
import { once } from 'node:events';
import net from 'node:net';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../system/ports.mjs';

const idOf = (text) => /^message-id: <([^@>]{1,80})@/im.exec(text)?.[1] ?? null;

function smtp(caught, delays) {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (part) => (text += part));
      stream.on('end', () =>
        setTimeout(() => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join();
          caught.push({ id: idOf(text), to, at: performance.now() });
          done();
        }, delays.ms),
      );
    },
  });
  // Its clients are killed.
  return server.on('error', () => {});
}

/** Takes connections and never says a word. */
function silent() {
  const sockets = new Set();
  const server = net.createServer((socket) => sockets.add(socket.on('error', () => {})));
  return Object.assign(server, { cut: () => sockets.forEach((socket) => socket.destroy()) });
}

async function listen(server, port) {
  server.listen(port, '127.0.0.1');
  await once(server.server ?? server, 'listening');
}

const close = (server) =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.cut?.();
    for (const connection of server.connections ?? []) connection.close();
  });

/** {url, caught: [{id, to, at}], become('well' | 'hung' | 'gone'), slow(ms), close()} */
export async function startMailServer() {
  const port = await freePort();
  const caught = [];
  const delays = { ms: 0 };
  let server = smtp(caught, delays);
  await listen(server, port);
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    slow: (ms) => {
      delays.ms = ms;
    },
    async become(state) {
      if (server) await close(server);
      server = { well: () => smtp(caught, delays), hung: silent, gone: () => null }[state]();
      if (server) await listen(server, port);
    },
    close: async () => server && close(server),
  };
}
