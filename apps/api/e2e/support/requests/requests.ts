import { API_PREFIX } from '@kalyanam/shared/base/routes';
import request, { type Test } from 'supertest';
import type { RunningApi } from '../servers/running-api.js';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Calls of someone who is signed in, below the prefix of the API. */
export type Calls = Readonly<Record<Method, (path: string, body?: object) => Test>>;

type App = RunningApi;

/** A call without any token. */
export const visit = (test: App, method: Method, path: string): Test =>
  request(test.app.getHttpServer())[method](API_PREFIX + path);

export function callsWith(test: App, token: string): Calls {
  const call = (method: Method) => (path: string, body?: object) =>
    visit(test, method, path).auth(token, { type: 'bearer' }).send(body);
  return { get: call('get'), post: call('post'), put: call('put'), patch: call('patch'), delete: call('delete') };
}

/** Calls with the given token, or none. */
export const calls = (test: App) => {
  const withToken = (call: Test, token?: string): Test => (token ? call.auth(token, { type: 'bearer' }) : call);
  return {
    get: (path: string, token?: string) => withToken(visit(test, 'get', path), token),
    post: (path: string, body?: object, token?: string) => withToken(visit(test, 'post', path), token).send(body),
    delete: (path: string, token?: string) => withToken(visit(test, 'delete', path), token),
  };
};

/** The first cookie of a response, `name=value`. */
export const cookieOf = (headers: Record<string, unknown>): string => {
  const [first = ''] = (headers['set-cookie'] ?? []) as string[];
  return first.split(';')[0] ?? '';
};
