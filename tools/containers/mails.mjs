import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { wait } from '../system/processes.mjs';

const PATIENCE_MS = 60_000;

/** A mail server that containers reach by the gateway of their network: {port, codeFor(address), close()}. */
export async function catchMails() {
  const mails = [];
  const catcher = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (part) => (text += part));
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  catcher.on('error', () => {});
  catcher.listen(0, '0.0.0.0');
  await once(catcher.server, 'listening');
  return {
    port: catcher.server.address().port,
    async codeFor(address) {
      const until = Date.now() + PATIENCE_MS;
      while (Date.now() < until) {
        const found = mails.findLast(({ to }) => to.includes(address));
        const body = found?.text.slice(found.text.indexOf('\r\n\r\n'));
        const code = body && /\b\d{6}\b/.exec(body)?.[0];
        if (code) return code;
        await wait(200);
      }
      throw new Error(`No mail with a code came for ${address}.`);
    },
    close: () => new Promise((resolve) => catcher.close(resolve)),
  };
}
