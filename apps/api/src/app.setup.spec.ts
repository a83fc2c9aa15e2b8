import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { text as textOf } from 'node:stream/consumers';
import { httpAdapter } from './app.setup.js';

describe('the server', () => {
  it('answers what still arrives on a connection in use while it closes', async () => {
    const server = httpAdapter({ trustedProxies: [] }).getInstance();
    server.post('/form', () => Promise.resolve({ form: 1 }));
    server.get('/page', () => Promise.resolve({ page: 1 }));
    await server.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    const told = textOf(socket);
    const head = 'POST /form HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n';
    const begun = once(server.server, 'request');
    socket.write(`${head}{"a"`);
    await begun;
    const closed = server.close();
    while (server.server.listening) await turn();
    socket.write(':123}GET /page HTTP/1.1\r\nHost: here\r\n\r\n');
    expect([...(await told).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '200']);
    await closed;
  });
});
