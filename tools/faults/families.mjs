// Families who register, send a photo, log in and enter both codes, as fast as they are answered. Each act is recorded
// with its response.
import sharp from 'sharp';
import { send } from './client.mjs';
import { wait } from '../system/processes.mjs';

const EXAMPLE = new URL('../../libs/shared/dist/contracts/registration.example.js', import.meta.url);
const CODE = '123456';
const ASK_EVERY_MS = 200;

const pictureOf = (number) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: number % 256, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer();

const formOf = (bytes) => {
  const form = new FormData();
  form.append('declaration', 'true');
  form.append('photos', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
};

/** @param api a function: the address may change from one request to the next. @param from the number of the first family */
export async function familiesAt(api, acts, from = 0) {
  const { registrationExample } = await import(EXAMPLE);
  let number = from;
  let stopped = false;
  /** The newest families that wait for the team, by public id. */
  const waiting = [];

  const formFor = (family) => ({
    ...registrationExample(),
    email: family.email,
    phone: family.phone,
  });

  function next() {
    number += 1;
    const digits = String(number).padStart(6, '0');
    return { number, email: `family${digits}@example.com`, phone: `9848${digits}` };
  }

  /** No one fills in the form before the page has loaded. */
  async function untilReady() {
    do await wait(ASK_EVERY_MS);
    while (!stopped && (await send(`${api()}/health/ready`, { method: 'GET' })).status !== 200);
  }

  const post = (path, options) => send(api() + path, options);

  /** The same submission again, as the form of a browser does it. */
  const register = (family) =>
    post('/auth/register', { json: formFor(family), headers: { 'Idempotency-Key': `key-of-${family.email}` } });

  const sendPhoto = async (family, token) =>
    acts.told(
      'photo',
      family.email,
      await post('/files/photos', { token, form: formOf(await pictureOf(family.number)) }),
    );

  async function enterCodes(family, userId) {
    const { password } = registrationExample();
    const login = await post('/auth/login', { json: { email: family.email, password } });
    const token = login.body?.data?.token ?? login.body?.token;
    if (!token) return false;
    const email = acts.told('email', family.email, await post('/auth/verify-email', { token, json: { token: CODE } }));
    if (!email) return false;
    const phone = await post('/auth/verify-phone', { token, json: { userId, code: CODE } });
    return acts.told('phone', family.email, phone) !== null;
  }

  /** One family from the form to the queue, or as far as it gets. */
  async function live({ photos, codes }) {
    const family = next();
    const registered = acts.told('registration', family.email, await register(family));
    if (!registered) return false;
    const { userId, uploadToken } = registered;
    if (photos && !(await sendPhoto(family, uploadToken))) return false;
    if (!codes) return true;
    if (!(await enterCodes(family, userId))) return false;
    waiting.push({ userId, email: family.email });
    return true;
  }

  return {
    live: (wish = {}) => live({ photos: true, codes: true, ...wish }),
    /** Keeps this many at work until `stop()`, which resolves when the last one is answered. */
    async keepOn(atOnce, wish = {}) {
      const lane = async () => {
        while (!stopped) if (!(await this.live(wish))) await untilReady();
      };
      await Promise.all(Array.from({ length: atOnce }, lane));
    },
    stop() {
      stopped = true;
    },
    takeWaiting: () => waiting.shift(),
    waiting: () => waiting.length,
    /** Sends again, with its key, each registration that was not acknowledged. */
    async sendAgain() {
      for (const email of acts.unanswered('registration')) {
        const digits = /\d{6}/.exec(email)[0];
        acts.told('registration', email, await register({ email, phone: `9848${digits}` }));
      }
    },
  };
}
