import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to the database server that a test can cut, silence and restore. */
export async function openLine(serverUrl: string) {
  const server = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  const line = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(Number(server.port), server.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [near, far].forEach((end) => end.destroy()));
    }
    near.on('data', (bytes) => void (state !== 'silent' && far.write(bytes)));
    far.pipe(near);
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    port: (line.address() as AddressInfo).port,
    become(next: typeof state) {
      if (next === state) return;
      state = next;
      if (next !== 'silent') for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      line.close();
      await once(line, 'close');
    },
  };
}
