import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { registrationExample } from '@kalyanam/shared/rules/registration.example';
import request from 'supertest';
import type { TestApp } from './test-app.js';

export const PASSWORD = registrationExample().password;

let made = 0;

/** A registration that is right in every field, with an e-mail and a phone that nobody has yet. */
export function newRegistration(changes: Partial<RegisterRequest> = {}): RegisterRequest {
  made += 1;
  const number = String(made).padStart(6, '0');
  return { ...registrationExample(), email: `member${number}@example.com`, phone: `9848${number}`, ...changes };
}

export const calls = (test: TestApp) => {
  const server = test.app.getHttpServer();
  const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
  return {
    get: (path: string, token = '') => request(server).get(`/backend/api${path}`).set(bearer(token)),
    post: (path: string, body?: object, token?: string) => {
      const call = request(server).post(`/backend/api${path}`);
      if (token !== undefined) void call.set(bearer(token));
      return call.send(body);
    },
    delete: (path: string, token: string) => request(server).delete(`/backend/api${path}`).set(bearer(token)),
  };
};

export interface SignedInMember {
  id: string;
  email: string;
  phone: string;
  token: string;
  /** The refresh cookie, `name=value`. */
  cookie: string;
}

/** Registers and signs in through the API. */
export async function signedInMember(test: TestApp, changes: Partial<RegisterRequest> = {}): Promise<SignedInMember> {
  const { email, phone, password, ...rest } = newRegistration(changes);
  const api = calls(test);
  const registered = await api.post('/auth/register', { email, phone, password, ...rest }).expect(201);
  const signedIn = await api.post('/auth/login', { email, password }).expect(200);
  return {
    id: registered.body.userId,
    email,
    phone,
    token: signedIn.body.token,
    cookie: cookieOf(signedIn.headers),
  };
}

export const cookieOf = (headers: Record<string, unknown>): string => {
  const [first = ''] = (headers['set-cookie'] ?? []) as string[];
  return first.split(';')[0] ?? '';
};
