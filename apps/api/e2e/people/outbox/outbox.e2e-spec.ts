import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import type { Channel } from '../../../src/people/outbox/outbox-message.entity.js';
import { OutboxMessage } from '../../../src/people/outbox/outbox-message.entity.js';
import { OutboxRepository } from '../../../src/people/outbox/outbox.repository.js';
import { Outbox } from '../../../src/people/outbox/outbox.service.js';
import { OutboxUpkeep } from '../../../src/people/outbox/outbox-upkeep.service.js';
import { OutboxWorker } from '../../../src/people/outbox/outbox.worker.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const HOUR = 3600;

/** A mail server that takes a mail and says nothing until it is let go, or refuses all. */
async function slowMail() {
  const held: (() => void)[] = [];
  const state = { holds: false, refuses: false };
  const taken: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        if (state.refuses) return done(Object.assign(new Error('no'), { responseCode: 550 }));
        taken.push(session.envelope.rcptTo.map(({ address }) => address).join());
        if (state.holds) held.push(() => done());
        else done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    state,
    taken,
    letGo: () => held.splice(0).forEach((go) => go()),
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

describe('the outbox', () => {
  let test: TestApp;
  let mail: Awaited<ReturnType<typeof slowMail>>;
  beforeAll(async () => {
    mail = await slowMail();
    test = await startTestApp({ SMTP_URL: mail.url });
  });
  beforeEach(async () => {
    Object.assign(mail.state, { holds: false, refuses: false });
    await test.app.get(OutboxWorker).idle();
    await test.database.query('DELETE FROM outbox');
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await test.close();
    await mail.close();
  });

  const add = (destination: string, channel: Channel = 'email', more: { expiresAt?: Date; notBefore?: Date } = {}) =>
    test.database.transaction((manager) =>
      test.app.get(Outbox).add(manager, {
        ...{ userId: null, counted: 'own-address', channel, destination, ...more },
        ...(channel === 'sms'
          ? { template: 'phone-code', values: { code: '271828' } }
          : { template: 'password-reset', values: { link: 'https://kalyanam.example', minutes: '30' } }),
      }),
    );
  const row = (destination: string) => test.rows(OutboxMessage).findOneByOrFail({ destination });
  const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const worked = async (): Promise<void> => {
    test.app.get(OutboxWorker).kick();
    await test.app.get(OutboxWorker).idle();
  };

  it('sends SMS while the mail server hangs', async () => {
    mail.state.holds = true;
    await add('hangs@example.com');
    await until(() => mail.taken.includes('hangs@example.com'));
    await add('9876500001', 'sms');
    await until(async () => (await row('9876500001')).sentAt !== null);
    expect((await row('hangs@example.com')).sentAt).toBeNull();
    mail.letGo();
    await test.app.get(OutboxWorker).idle();
    expect((await row('hangs@example.com')).sentAt).not.toBeNull();
  });

  it('renews the lease of what is still being sent', async () => {
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'hrtime'],
    });
    mail.state.holds = true;
    await add('renewed@example.com');
    await until(() => mail.taken.includes('renewed@example.com'));
    const before = await row('renewed@example.com');
    jest.advanceTimersByTime(6000);
    await until(async () => (await row('renewed@example.com')).nextTryAt!.getTime() > before.nextTryAt!.getTime());
    expect((await row('renewed@example.com')).lease).toBe(before.lease);
    jest.useRealTimers();
    mail.letGo();
    await test.app.get(OutboxWorker).idle();
    expect(await row('renewed@example.com')).toMatchObject({ lease: null, nextTryAt: null });
  });

  describe('leased', () => {
    const now = () => new Date();
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
    const repository = () => test.app.get(OutboxRepository);
    const take = (at: Date, leasedUntil: Date) =>
      repository().lease({ channel: 'email', now: at, leasedUntil, limit: 20, without: [] });
    const queue = (destination: string) =>
      test.rows(OutboxMessage).insert({
        ...{
          publicId: destination.padEnd(20, '0').slice(0, 20),
          userId: null,
          counted: 'own-address',
          channel: 'email',
          destination,
        },
        ...{ template: 'password-reset', sealed: null, nextTryAt: new Date(Date.now() - HOUR * 1000) },
      });
    // Other lookers than this test would take them.
    beforeEach(() => jest.spyOn(test.app.get(OutboxWorker), 'kick').mockReturnValue());

    it('to another after the lease ran out, is not changed by the first any more', async () => {
      await queue('twice');
      const [first] = await take(now(), later(-1));
      const [second] = await take(now(), later(20));
      expect([first?.tries, second?.tries]).toEqual([1, 2]);
      await repository().update(first!, { sentAt: now(), nextTryAt: null });
      await repository().renew([first!], later(HOUR));
      expect(await row('twice')).toMatchObject({ sentAt: null, lease: second?.lease });
      await repository().update(second!, { sentAt: now(), nextTryAt: null });
      expect(await row('twice')).toMatchObject({ lease: null, nextTryAt: null });
    });

    it('by no one whose query has waited for a frozen database', async () => {
      await queue('late');
      expect(await take(later(-3), later(17))).toEqual([]);
      expect(await take(now(), later(20))).toHaveLength(1);
    });

    it('for each channel apart', async () => {
      await queue('mail-only');
      const sms = { channel: 'sms', now: now(), leasedUntil: later(20), limit: 20, without: [] } as const;
      expect(await repository().lease(sms)).toEqual([]);
    });
  });

  it('notes what was sent as soon as the database is back, and sends it once', async () => {
    const away = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    jest.spyOn(test.app.get(OutboxRepository), 'update').mockRejectedValueOnce(away);
    await add('once@example.com');
    await until(async () => (await row('once@example.com')).sentAt !== null);
    await worked();
    expect(mail.taken.filter((to) => to === 'once@example.com')).toHaveLength(1);
  });

  describe('kept for an operator', () => {
    const upkeep = () => test.app.get(OutboxUpkeep);
    /** Refused until it is given up. */
    async function dropped(destination: string, production = true): Promise<OutboxMessage> {
      Object.assign(test.settings, { production });
      mail.state.refuses = true;
      await add(destination);
      await test.app.get(OutboxWorker).idle();
      await test.database.query('UPDATE outbox SET tries = 11, next_try_at = ? WHERE destination = ?', [
        test.clock.now(),
        destination,
      ]);
      await worked();
      mail.state.refuses = false;
      Object.assign(test.settings, { production: false });
      return row(destination);
    }

    it('lists what was given up, without the recipients', async () => {
      const { publicId } = await dropped('asha.reddy@example.com');
      expect(await upkeep().counts({ state: 'dropped' })).toEqual([
        expect.objectContaining({ channel: 'email', template: 'password-reset', reason: 'refused with 550', total: 1 }),
      ]);
      const listed = await upkeep().list({ state: 'dropped' }, 10);
      expect(listed).toEqual([
        expect.objectContaining({ id: publicId, destination: 'a…@example.com', tries: 12, hasContent: true }),
      ]);
    });

    it('sends it again once, however often that is asked', async () => {
      await dropped('again@example.com');
      const nothing = { dropped: 0, waiting: 0, unchanged: [] };
      expect(await upkeep().retry({ reason: 'refused with 551' })).toEqual(nothing);
      expect(await upkeep().retry({ reason: 'refused with 550' })).toEqual({ ...nothing, dropped: 1 });
      expect(await upkeep().retry({ reason: 'refused with 550' })).toEqual(nothing);
      await worked();
      expect(await row('again@example.com')).toMatchObject({ droppedAt: null, sentAt: expect.any(Date), tries: 1 });
      expect(mail.taken.filter((to) => to === 'again@example.com')).toHaveLength(1);
    });

    it('sends now what would wait for its next try', async () => {
      mail.state.refuses = true;
      await add('waits@example.com');
      await test.app.get(OutboxWorker).idle();
      mail.state.refuses = false;
      expect(await upkeep().retry({ channel: 'email' })).toMatchObject({ dropped: 0, waiting: 1 });
      await worked();
      expect((await row('waits@example.com')).sentAt).not.toBeNull();
    });

    it('gives up what waits, erases what it said, and says what stays as it is', async () => {
      const [sent, waiting] = ['sent@example.com', 'given-up@example.com'];
      await add(sent);
      await test.app.get(OutboxWorker).idle();
      mail.state.refuses = true;
      await add(waiting);
      await test.app.get(OutboxWorker).idle();
      const ids = [(await row(sent)).publicId, (await row(waiting)).publicId, '0123456789abcdefghjk'];
      const unchanged = [
        { id: ids[0], why: 'was sent' },
        { id: ids[2], why: 'is not in the outbox' },
      ];
      expect(await upkeep().drop({ ids })).toEqual({ dropped: 1, expired: 0, unchanged });
      expect(await row(waiting)).toMatchObject({ lastError: 'dropped by an operator', sealed: null, nextTryAt: null });
      expect(await upkeep().drop({ ids })).toMatchObject({
        dropped: 0,
        unchanged: [unchanged[0], { id: ids[1], why: 'is dropped already' }, unchanged[1]],
      });
      expect((await upkeep().retry({ ids: [ids[1]!] })).unchanged).toEqual([
        { id: ids[1], why: 'has no content any more' },
      ]);
    });

    it('leaves alone what is being sent', async () => {
      mail.state.holds = true;
      await add('under-way@example.com');
      await until(() => mail.taken.includes('under-way@example.com'));
      expect(await upkeep().drop({ channel: 'email' })).toMatchObject({ dropped: 0 });
      expect(await upkeep().retry({ channel: 'email' })).toMatchObject({ waiting: 0 });
      mail.letGo();
      await test.app.get(OutboxWorker).idle();
      expect((await row('under-way@example.com')).sentAt).not.toBeNull();
    });

    it('erases immediately what is of no more use, such as a code that has expired', async () => {
      Object.assign(test.settings, { production: true });
      await add('expired@example.com', 'email', { expiresAt: test.clock.inSeconds(-1) });
      await test.app.get(OutboxWorker).idle();
      Object.assign(test.settings, { production: false });
      const { publicId, sealed } = await row('expired@example.com');
      expect(sealed).toBeNull();
      const why = 'has no content any more';
      expect(await upkeep().retry({ ids: [publicId] })).toMatchObject({
        dropped: 0,
        unchanged: [{ id: publicId, why }],
      });
    });

    it('by a command that prints no address and no content', async () => {
      const { publicId } = await dropped('lakshmi@example.com');
      const run = async (...args: string[]) => {
        const { NODE_ENV, PATH } = process.env;
        const env = { NODE_ENV, PATH, DATABASE_URL: test.settings.databaseUrl };
        const command = [join(process.cwd(), 'dist/operations/commands/outbox.js'), ...args];
        return (await promisify(execFile)(process.execPath, command, { env })).stdout;
      };
      const listed = await run('list');
      expect(listed).toMatch(/^1 dropped: email password-reset, since .*, refused with 550\n/);
      expect(listed).toContain(publicId);
      expect(listed).not.toMatch(/lakshmi|kalyanam\.example/);
      expect(await run('retry', publicId)).toBe('Dropped before, sent again: 1.\nWaiting, sent now: 0.\n');
      expect(await run('retry', publicId)).toMatch(
        /sent again: 0\.\nWaiting, sent now: 0\.\n.*(?:is due already|is being sent|was sent)/,
      );
      const unknown = '0123456789abcdefghjk';
      await expect(run('drop', unknown)).rejects.toMatchObject({
        code: 1,
        stdout: `Dropped: 0.\n${unknown} is not in the outbox.\n`,
      });
    });
  });
});
