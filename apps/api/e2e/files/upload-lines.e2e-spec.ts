import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_PREFIX } from '@kalyanam/shared/routes';
import type { SignedIn } from '../support/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { jpeg, storedKeys, uploadPhotos } from '../support/uploads.js';

const MEGABYTE = 1024 * 1024;
const HEAD = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';

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
  function open(): ClientRequest {
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    return httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `${API_PREFIX}/files/photos`,
      headers: { Authorization: `Bearer ${member.token}`, 'Content-Type': 'multipart/form-data; boundary=b' },
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

  it('that never end are cut', async () => {
    const upload = open();
    const ended = outcome(upload);
    upload.write(HEAD);
    await write(upload, 200 * MEGABYTE);
    expect(await ended).toBe('cut');
    await member.get('/files/photos').expect(200);
  });
});
