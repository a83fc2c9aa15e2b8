import type { AddressInfo } from 'node:net';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { newRegistration } from '../../support/make/example.js';
import { manyOf } from '../../support/servers/deep.js';
import { ownNginx } from '../../support/servers/own-nginx.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg, jpegOf } from '../../support/make/uploads.js';

const MEGABYTE = 1024 * 1024;
const ROUNDS = manyOf(5, 1);

/** nginx passes bodies on as they come: what the API refuses early must still reach who sends it. */
describe('bodies through the nginx of a deployment', () => {
  let test: TestApp;
  let nginx: Awaited<ReturnType<typeof ownNginx>>;
  beforeAll(async () => {
    test = await startTestApp({ ADDRESS_LIMIT_FACTOR: '10000' });
    await test.app.listen(0, '127.0.0.1');
    nginx = await ownNginx([(test.app.getHttpServer().address() as AddressInfo).port]);
    if (nginx.url === null) process.stdout.write('Skipped: there is no nginx here.\n');
  });
  afterAll(async () => {
    await nginx.end();
    await test.close();
  });

  async function post(path: string, body: string | FormData, headers: Record<string, string> = {}): Promise<string> {
    const answer = await fetch(nginx.url + API_PREFIX + path, { method: 'POST', body, headers });
    const { code = 'taken' } = (await answer.json()) as { code?: string };
    return `${answer.status} ${code}`;
  }

  function photos(...pictures: Buffer[]): FormData {
    const form = new FormData();
    form.append('declaration', 'true');
    for (const picture of pictures) form.append('photos', new Blob([new Uint8Array(picture)]), 'a.jpg');
    return form;
  }

  it('are taken with every photo at its largest', async () => {
    if (nginx.url === null) return;
    const { token } = await test.make.signedIn();
    const pictures = await Promise.all(
      ['#111', '#444', '#777', '#aaa'].map(async (color) =>
        Buffer.concat([await jpeg({ color }), Buffer.alloc(5 * MEGABYTE)]).subarray(0, 5 * MEGABYTE),
      ),
    );
    expect(await post('/files/photos', photos(...pictures), { Authorization: `Bearer ${token}` })).toBe('200 taken');
  });

  it('are refused in the words of the API while they are still coming', async () => {
    if (nginx.url === null) return;
    const { token } = await test.make.signedIn();
    const large = photos(await jpegOf(30 * MEGABYTE));
    const form = JSON.stringify({ ...newRegistration(), more: 'x'.repeat(200_000) });
    const json = { 'Content-Type': 'application/json' };
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await post('/files/photos', large, { Authorization: `Bearer ${token}` })).toBe('413 file-too-large');
      expect(await post('/files/photos', large)).toBe('401 not-signed-in');
      expect(await post('/auth/register', form, json)).toBe('413 payload-too-large');
    }
  });
});
