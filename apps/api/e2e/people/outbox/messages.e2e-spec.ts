import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ModuleRef } from '@nestjs/core';
import { IsNull, Not } from 'typeorm';
import { AppModule } from '../../../src/app.module.js';
import { DevOutboxController } from '../../../src/people/outbox/dev-outbox.controller.js';
import { OutboxMessage } from '../../../src/people/outbox/outbox-message.entity.js';
import { Outbox } from '../../../src/people/outbox/outbox.service.js';
import { OutboxWorker } from '../../../src/people/outbox/outbox.worker.js';
import { people } from '../../../src/people/people.module.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { calls } from '../../support/requests/requests.js';
import { newRegistration } from '../../support/make/example.js';
import { mailCatcher } from '../../support/servers/mail-catcher.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const MINUTE = 60;

describe('messages', () => {
  let test: TestApp;
  let catcher: Awaited<ReturnType<typeof mailCatcher>>;
  beforeAll(async () => {
    catcher = await mailCatcher();
    test = await startTestApp({ SMTP_URL: catcher.url, MAIL_FROM: 'Kalyanam <no-reply@kalyanam.example>' });
  });
  afterAll(async () => {
    await test.close();
    await catcher.close();
  });

  const rows = (destination: string): Promise<OutboxMessage[]> =>
    test.database.getRepository(OutboxMessage).find({ where: { destination }, order: { id: 'ASC' } });
  const add = (destination: string, expiresAt?: Date) =>
    test.database.transaction((manager) =>
      test.app.get(Outbox).add(manager, {
        userId: null,
        counted: 'own-address',
        channel: 'email',
        template: 'email-code',
        destination,
        values: { code: '314159', link: 'https://kalyanam.example/verify?token=x' },
        ...(expiresAt && { expiresAt }),
      }),
    );
  const sent = async (destination: string): Promise<OutboxMessage> => {
    for (;;) {
      const [message] = await rows(destination);
      if (message?.sentAt) return message;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const worked = async (): Promise<void> => {
    test.app.get(OutboxWorker).kick();
    await test.app.get(OutboxWorker).idle();
  };

  it('are sent right after the transaction that wrote them, as text and HTML, with a stable Message-ID', async () => {
    await add('asha@example.com');
    await test.app.get(OutboxWorker).idle();
    const { publicId } = await test.rows(OutboxMessage).findOneByOrFail({ sentAt: Not(IsNull()) });
    const mail = catcher.caught.find(({ to }) => to === 'asha@example.com')?.text.replace(/=\r\n/g, '');
    expect(mail).toContain('From: Kalyanam <no-reply@kalyanam.example>');
    expect(mail).toContain('Subject: 314159 is your Kalyanam code');
    expect(mail).toContain(`Message-ID: <${publicId}@kalyanam.example>`);
    expect(mail).toContain('Auto-Submitted: auto-generated');
    expect(mail).toContain('text/plain');
    expect(mail).toContain('text/html');
    expect(mail).toContain('<a href=3D"https://kalyanam.example/verify?token=3Dx"');
  });

  it('are not sent when their transaction is rolled back', async () => {
    await expect(
      test.database.transaction(async (manager) => {
        const values = { link: 'https://kalyanam.example', minutes: '30' };
        const message = {
          userId: null,
          counted: 'own-address',
          channel: 'email',
          template: 'password-reset',
          values,
        } as const;
        await test.app.get(Outbox).add(manager, { ...message, destination: 'rolled-back@example.com' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await worked();
    expect(catcher.caught.map(({ to }) => to)).not.toContain('rolled-back@example.com');
  });

  it('are not stored in plain text', async () => {
    await add('sealed@example.com');
    const [message] = await rows('sealed@example.com');
    expect(message?.sealed?.toString('latin1')).not.toContain('314159');
  });

  it('are in the language of the member', async () => {
    const body = newRegistration();
    await calls(test).post('/auth/register', body).set('Accept-Language', 'te').expect(201);
    await sent(body.email);
    const { body: listed } = await calls(test).get(`/dev/outbox?to=${body.email}`);
    expect(listed.messages[0].subject).toBe('మీ కళ్యాణం కోడ్ 123456');
  });

  it('are retried when refused, with a growing wait and the same Message-ID', async () => {
    catcher.state.refusing = true;
    await add('later@example.com');
    await worked();
    const [refused] = await rows('later@example.com');
    expect(refused).toMatchObject({ tries: 1, sentAt: null, droppedAt: null, lastError: 'refused with 451' });
    expect(refused!.nextTryAt!.getTime()).toBeGreaterThan(test.clock.now().getTime());
    catcher.state.refusing = false;
    await worked();
    expect((await rows('later@example.com'))[0]?.tries).toBe(1);
    test.clock.advance(10);
    await worked();
    expect(await sent('later@example.com')).toMatchObject({ tries: 2, nextTryAt: null });
  });

  it('are dropped once expired, not sent', async () => {
    catcher.state.refusing = true;
    await add('expired@example.com', test.clock.inSeconds(10 * MINUTE));
    await worked();
    catcher.state.refusing = false;
    test.clock.advance(11 * MINUTE);
    await worked();
    const [message] = await rows('expired@example.com');
    expect(message).toMatchObject({ sentAt: null, lastError: 'expired', nextTryAt: null });
    expect(message?.droppedAt).not.toBeNull();
    expect(catcher.caught.map(({ to }) => to)).not.toContain('expired@example.com');
  });

  it('are sent once each when two workers share the outbox', async () => {
    const worker = test.app.get(OutboxWorker);
    const second = await test.app.select(people('all')).get(ModuleRef, { strict: true }).create(OutboxWorker);
    const addresses = Array.from({ length: 40 }, (_, n) => `shared${n}@example.com`);
    await test.database.transaction(async (manager) => {
      for (const destination of addresses)
        await test.app.get(Outbox).add(manager, {
          userId: null,
          counted: 'own-address',
          channel: 'email',
          template: 'password-reset',
          destination,
          values: { link: 'https://kalyanam.example', minutes: '30' },
        });
    });
    second.kick();
    worker.kick();
    await Promise.all(addresses.map(sent));
    const received = catcher.caught.map(({ to }) => to).filter((to) => to.startsWith('shared'));
    expect(received.sort()).toEqual([...addresses].sort());
  });

  it('are deleted when their account is erased', async () => {
    const body = newRegistration();
    await calls(test).post('/auth/register', body).expect(201);
    await test.rows(User).delete({ email: body.email });
    expect(await rows(body.email)).toEqual([]);
  });
});

describe('the outbox of development', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('lists what was sent to an address, newest first', async () => {
    const { email, phone } = await test.make.registered();
    const { body } = await calls(test).get(`/dev/outbox?to=${phone}`).expect(200);
    expect(body).toEqual({
      success: true,
      messages: [
        {
          channel: 'sms',
          to: phone,
          text: expect.stringContaining('123456 is your OTP'),
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ],
    });
    const mails = await calls(test).get(`/dev/outbox?to=${email.toUpperCase()}`).expect(200);
    expect(mails.body.messages).toHaveLength(1);
  });

  it('is a page for people, with links that can be followed', async () => {
    const { email } = await registered();
    const page = await calls(test).get(`/dev/outbox?to=${email}`).set('Accept', 'text/html,*/*').expect(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toMatch(/<a href="http:\/\/localhost:4200\/verify\?token=[\w-]{43}">/);
  });

  it('shows a mail as it is laid out, where no script runs and nothing is fetched', async () => {
    const { email } = await registered();
    const page = await calls(test).get(`/dev/outbox?to=${email}`).set('Accept', 'text/html,*/*').expect(200);
    expect(page.text).toMatch(/<iframe title="[^"]+" sandbox="[^"]*" [^>]*srcdoc="&lt;!doctype html&gt;/);
    expect(page.text).not.toMatch(/sandbox="[^"]*allow-(?:scripts|same-origin)/);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  });

  it('does not exist in production, where sent messages are erased', async () => {
    expect(AppModule.for('all', { production: true }).controllers).not.toContain(DevOutboxController);
    Object.assign(test.settings, { production: true });
    const { email } = await registered();
    await test.app.get(OutboxWorker).idle();
    expectFailure(await calls(test).get(`/dev/outbox?to=${email}`), 'not-found');
    const [message] = await test.database.getRepository(OutboxMessage).findBy({ destination: email });
    expect(message).toMatchObject({ sealed: null, sentAt: expect.any(Date) });
    Object.assign(test.settings, { production: false });
  });

  const registered = async () => {
    const body = newRegistration();
    await calls(test).post('/auth/register', body).expect(201);
    return body;
  };
});

describe('SMS by MSG91', () => {
  let provider: Server;
  let answer: { status: number; body: string; headers?: Record<string, string> };
  const asked: { authkey: unknown; body: Record<string, unknown> }[] = [];
  let test: TestApp;

  beforeAll(async () => {
    provider = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        asked.push({ authkey: request.headers['authkey'], body: JSON.parse(text) });
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
      });
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const { port } = provider.address() as AddressInfo;
    test = await startTestApp({
      SMS_ADAPTER: 'msg91',
      MSG91_AUTH_KEY: 'key-of-the-test',
      MSG91_URL: `http://127.0.0.1:${port}/api/v5/flow`,
      MSG91_TEMPLATES: 'phone-code.en:flow-en,phone-code.te:flow-te',
    });
  });
  afterAll(async () => {
    await test.close();
    provider.close();
  });

  it('treats only `type: success` as success, not the status 200', async () => {
    answer = { status: 200, body: '{"type":"error","message":"invalid template"}' };
    const { phone } = await test.make.registered();
    const worker = test.app.get(OutboxWorker);
    const row = async () => {
      await worker.idle();
      const [message] = await test.database.getRepository(OutboxMessage).findBy({ destination: phone });
      return message;
    };
    expect(await row()).toMatchObject({ sentAt: null, lastError: 'MSG91_TEMPLATE', tries: 1 });
    expect(asked[0]).toEqual({
      authkey: 'key-of-the-test',
      body: { template_id: 'flow-en', short_url: '0', recipients: [{ mobiles: `91${phone}`, code: '123456' }] },
    });
    answer = { status: 200, body: '{"type":"success","message":"3763"}' };
    test.clock.advance(10);
    worker.kick();
    expect((await row())?.sentAt).not.toBeNull();
  });

  it.each([
    ['{"type":"error","code":"301","message":"Insufficient balance of 9876543210"}', 200, 'MSG91_301'],
    ['{"type":"error","message":"authkey invalid"}', 200, 'MSG91_AUTH_KEY'],
    ['{"type":"error","code":"{code}","message":"9876543210 said no"}', 200, 'NOT_SUCCESS'],
    ['<html>', 502, 'HTTP_502'],
  ])('keeps why in words of our own, never theirs: %s', async (body, status, reason) => {
    answer = { status, body };
    const { phone } = await test.make.registered();
    await test.app.get(OutboxWorker).idle();
    const [message] = await test.database.getRepository(OutboxMessage).findBy({ destination: phone });
    expect(message?.lastError).toBe(reason);
    await test.rows(OutboxMessage).delete({ destination: phone });
  });

  it('sends its key and code nowhere else: no redirect is followed', async () => {
    answer = { status: 307, body: '{"type":"success"}', headers: { location: '/elsewhere' } };
    const before = asked.length;
    const { phone } = await test.make.registered();
    await test.app.get(OutboxWorker).idle();
    expect(asked).toHaveLength(before + 1);
    const [message] = await test.database.getRepository(OutboxMessage).findBy({ destination: phone });
    expect(message).toMatchObject({ sentAt: null, tries: 1 });
  });
});
