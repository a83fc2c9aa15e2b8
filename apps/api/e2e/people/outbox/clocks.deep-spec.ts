import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { startBuilt } from '../../support/servers/built-server.js';
import { freshDatabase } from '../../support/servers/database.js';
import { newRegistration } from '../../support/make/example.js';

const MAILS = 24;
const AHEAD_MS = 90_000;
const SMTP_MS = 1500;

/** Runs before anything else in the process: its clock is wrong from the start. */
const WRONG_CLOCK = `const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) { given.length ? super(...given) : super(Real.now() + ${AHEAD_MS}); }
  static now() { return Real.now() + ${AHEAD_MS}; }
};`;

describe('processes whose clocks differ by 90 seconds', () => {
  it('send every mail once, though the mail server is slow', async () => {
    const caught: string[] = [];
    const smtp = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onData(stream, session, done) {
        stream.resume().on('end', () =>
          setTimeout(() => {
            caught.push(session.envelope.rcptTo.map(({ address }) => address).join());
            done();
          }, SMTP_MS),
        );
      },
    });
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    const { port } = smtp.server.address() as AddressInfo;
    const storage = await mkdtemp(join(tmpdir(), 'kalyanam-clocks-'));
    const env = { DATABASE_URL: await freshDatabase(), STORAGE_DIR: storage, SMTP_URL: `smtp://127.0.0.1:${port}` };
    const servers = await Promise.all([
      startBuilt(env),
      startBuilt({ ...env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WRONG_CLOCK)}` }),
    ]);
    const register = async (index: number): Promise<string> => {
      const body = newRegistration();
      const answer = await fetch(`${servers[index % 2]?.url}/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(201);
      return body.email;
    };
    const expected = await Promise.all(Array.from({ length: MAILS }, (_, index) => register(index)));
    while (new Set(caught).size < MAILS) await new Promise((resolve) => setTimeout(resolve, 50));
    // A process finishes what it has begun to send before it ends.
    await Promise.all(servers.map((server) => server.stop()));
    expect(caught.sort()).toEqual(expected.sort());
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    await rm(storage, { recursive: true, force: true });
  });
});
