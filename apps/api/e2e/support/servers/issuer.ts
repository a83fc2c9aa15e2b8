import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import request, { type Response } from 'supertest';
import { cookieOf } from '../requests/requests.js';
import { freePort } from './built-server.js';
import type { TestApp } from './test-app.js';

export interface IssuersPersonWish {
  /** Empty: they change their mind. */
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface TestIssuer {
  url: string;
  /** The API's settings for it. */
  settings: Record<string, string>;
  /** Who signs in there from now on. */
  person(wish: IssuersPersonWish): Promise<void>;
  stop(): void;
}

/** A real issuer in its own process, as it is an ES module and external to the product. */
export async function startIssuer(memberUrl = 'http://localhost:4200'): Promise<TestIssuer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const callback = `${memberUrl}${API_PREFIX}/auth/identity/callback`;
  const script = join(__dirname, 'issuer-process.mjs');
  const issuer = spawn(process.execPath, [script, String(port), 'kalyanam', 'client-secret-of-tests', callback], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(issuer.stdout, 'data');
  return {
    url,
    settings: { OIDC_ISSUER: url, OIDC_CLIENT_ID: 'kalyanam', OIDC_CLIENT_SECRET: 'client-secret-of-tests' },
    async person(wish) {
      await fetch(`${url}/person`, { method: 'PUT', body: JSON.stringify(wish) });
    },
    stop: () => void issuer.kill(),
  };
}

/** One browser's trip to the issuer and back, up to the callback of the API, which is not called yet. */
export async function wayBack(test: TestApp, returnTo = ''): Promise<{ path: string; cookie: string }> {
  const started = await request(test.app.getHttpServer())
    .get(`${API_PREFIX}/auth/identity/start?returnTo=${encodeURIComponent(returnTo)}`)
    .expect(302);
  const own = `${test.settings.memberUrl}${API_PREFIX}`;
  const jar = new Map<string, string>();
  let next = started.headers['location'] as string;
  while (!next.startsWith(own)) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`The issuer stopped with ${answer.status}: ${await answer.text()}`);
    next = new URL(location, next).href;
  }
  return { path: next.slice(test.settings.memberUrl.length), cookie: cookieOf(started.headers) };
}

export const comeBack = (test: TestApp, { path, cookie }: { path: string; cookie: string }): Promise<Response> =>
  Promise.resolve(request(test.app.getHttpServer()).get(path).set('cookie', cookie));
