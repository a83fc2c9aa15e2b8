import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { BODY_TIMES } from '../../../src/platform/http/connections.js';
import { visit } from '../../support/requests/requests.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg, storedKeys, uploadPhotos } from '../../support/make/uploads.js';

const MEGABYTE = 1024 * 1024;
const HEAD =
  '--b\r\nContent-Disposition: form-data; name="declaration"\r\n\r\ntrue\r\n' +
  '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';

describe('uploads over a poor or hostile connection', () => {
  let test: TestApp;
  let member: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
    await test.app.listen(0, '127.0.0.1');
    member = await test.make.signedIn();
  });
  afterAll(() => test.close());

  /** An upload whose body the test writes freely; no length is announced. */
  function open(token: string | null = member.token): ClientRequest {
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    return httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `${API_PREFIX}/files/photos`,
      headers: {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        'Content-Type': 'multipart/form-data; boundary=b',
      },
    });
  }

  /** Status of the response, or 'cut' when the server hangs up. */
  const outcome = (upload: ClientRequest): Promise<number | 'cut'> =>
    new Promise((resolve) => {
      upload.once('response', (response: IncomingMessage) => resolve(response.resume().statusCode ?? 0));
      upload.once('error', () => resolve('cut'));
    });

  async function write(upload: ClientRequest, bytes: number): Promise<void> {
    const chunk = Buffer.alloc(256 * 1024);
    for (let sent = 0; sent < bytes && !upload.destroyed; sent += chunk.length)
      if (!upload.write(chunk))
        await Promise.race([once(upload, 'drain'), once(upload, 'close')]).catch(() => undefined);
  }

  it('that stop half-way leave nothing behind, and the next one works', async () => {
    for (const bytes of [0, 1000, 2 * MEGABYTE]) {
      const upload = open();
      const ended = outcome(upload);
      upload.write(HEAD);
      await write(upload, bytes);
      upload.destroy();
      expect(await ended).toBe('cut');
    }
    expect(await storedKeys(test)).toEqual([]);
    await uploadPhotos(test, member.token, await jpeg()).expect(200);
  });

  it('that are too large are read to their end, so that the sender sees why', async () => {
    const upload = open();
    const ended = outcome(upload);
    upload.write(HEAD);
    await write(upload, 30 * MEGABYTE);
    upload.end('\r\n--b--\r\n');
    expect(await ended).toBe(413);
  });

  it('that end in the middle by the dozen leave no connection', async () => {
    const server = test.app.getHttpServer();
    const many = Array.from({ length: 40 }, () => open().on('error', () => undefined));
    const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
    for (const upload of many) upload.write(HEAD);
    while ((await connections()) < 40) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const upload of many) upload.destroy();
    await visit(test, 'get', '/health/live').expect(200);
    while ((await connections()) > 1) await new Promise((resolve) => setTimeout(resolve, 10));
  });

  it('that are refused before they have ended, and then left, leave no timer', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
    const before = timers();
    for (let times = 0; times < 20; times += 1) {
      const upload = open(null);
      upload.on('error', () => undefined).write(HEAD);
      const [response] = (await once(upload, 'response')) as [IncomingMessage];
      expect(response.statusCode).toBe(401);
      upload.destroy();
    }
    while (timers() > before + 10) await new Promise((resolve) => setTimeout(resolve, 10));
  });

  it('that never end are cut', async () => {
    const upload = open();
    const ended = outcome(upload);
    upload.write(HEAD);
    await write(upload, 200 * MEGABYTE);
    expect(await ended).toBe('cut');
    await member.get('/files/photos').expect(200);
  });
});

describe('bodies of which no more comes', () => {
  it('are cut, and the sender reads why', async () => {
    const hasty = await startTestApp({}, 'member', undefined, { ...BODY_TIMES, pieceMs: 100, jsonMs: 60_000 });
    await hasty.app.listen(0, '127.0.0.1');
    expect(hasty.app.getHttpServer()).toMatchObject({ headersTimeout: 10_000, requestTimeout: 0 });
    const { port } = hasty.app.getHttpServer().address() as AddressInfo;
    for (const [path, type, first] of [
      ['/files/photos', 'multipart/form-data; boundary=b', HEAD],
      ['/auth/login', 'application/json', '{"email":'],
    ] as const) {
      const { token } = await hasty.make.signedIn();
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
      const upload = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: API_PREFIX + path, headers });
      upload.on('error', () => undefined).write(first);
      const [response] = (await once(upload, 'response')) as [IncomingMessage];
      expectFailure({ status: response.statusCode ?? 0, body: await json(response) }, 'request-timeout');
      expect(response.headers.connection).toBe('close');
    }
    await hasty.close();
  });
});

describe('a photo over a slow line', () => {
  /** Sends a piece every 50 ms for a second and a half, and ends. */
  const sentAt = async (bytesPerSecond: number) => {
    const times = { pieceMs: 100, jsonMs: 200, formMs: 300, leastBytesPerSecond: 2000 };
    const slow = await startTestApp({}, 'member', undefined, times);
    await slow.app.listen(0, '127.0.0.1');
    const { port } = slow.app.getHttpServer().address() as AddressInfo;
    const { token } = await slow.make.signedIn();
    const type = 'multipart/form-data; boundary=b';
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
    const upload = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `${API_PREFIX}/files/photos`,
      headers,
    });
    const answered = once(
      upload.on('error', () => undefined),
      'response',
    );
    upload.write(HEAD);
    const drip = setInterval(() => upload.write(Buffer.alloc(bytesPerSecond / 20)), 50);
    setTimeout(() => {
      clearInterval(drip);
      upload.end('\r\n--b--\r\n');
    }, 1500);
    const [response] = (await answered) as [IncomingMessage];
    clearInterval(drip);
    const { code } = (await json(response)) as { code?: string };
    await slow.close();
    return code;
  };

  it('may take its time, and is cut only where hardly anything comes', async () => {
    // The bytes are no picture, which is found out once all of them are there.
    expect(await sentAt(8000)).toBe('file-type');
    expect(await sentAt(400)).toBe('request-timeout');
  });
});
