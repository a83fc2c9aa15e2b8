import net from 'node:net';
import { Problem } from './problem.mjs';

const FROM = 20_000;
const TO = 32_000;

function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => {
      const chosen = server.address().port;
      server.close(() => resolve(chosen));
    });
  });
}

export async function isFree(port) {
  const answers = await Promise.all([tryListen(port, '127.0.0.1'), tryListen(port, '::1')]);
  return !answers.includes('EADDRINUSE');
}

const given = new Set();

/**
 * A free port below the range of outgoing connections: no other program takes it before it is used, and a killed server
 * gets its own port again.
 */
export async function freePort() {
  for (;;) {
    const port = FROM + Math.floor(Math.random() * (TO - FROM));
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

export async function freePorts() {
  const [api, member, admin] = await Promise.all([freePort(), freePort(), freePort()]);
  return { api, member, admin };
}

export async function demandPorts(ports) {
  for (const [name, port] of Object.entries(ports)) {
    const variable = `${name.toUpperCase()}_PORT`;
    const answer = await tryListen(port, '127.0.0.1');
    if (answer === 'EACCES') {
      throw new Problem(`Port ${port} cannot be used by this account: set ${variable} to a port above 1023.`);
    }
    if (!(await isFree(port))) {
      throw new Problem(
        `Port ${port} is taken by another program: stop it, or set ${variable}, as in \`${variable}=${port + 1} npm start\`.`,
      );
    }
  }
}
