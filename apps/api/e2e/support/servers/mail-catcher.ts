import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it receives, or refuses it. */
export async function mailCatcher() {
  const caught: { to: string; text: string }[] = [];
  const state = { refusing: false };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        if (state.refusing) return done(Object.assign(new Error('later'), { responseCode: 451 }));
        caught.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), text });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    caught,
    state,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** All parts of a mail as their reader reads them, behind its headers. */
export function decoded(mail: string): string {
  const parts = mail.split(/\r\n--[^\r\n]+/);
  return parts
    .map((part) => (/^content-transfer-encoding: base64/im.test(part) ? fromBase64(part) : fromQuoted(part)))
    .join('\n');
}

const fromBase64 = (part: string): string => {
  const [head = '', ...body] = part.split('\r\n\r\n');
  return `${head}\n${Buffer.from(body.join(''), 'base64').toString()}`;
};

const fromQuoted = (part: string): string =>
  Buffer.from(
    part
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
