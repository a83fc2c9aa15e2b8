import { ERRORS, type ErrorCode, type FieldErrors } from '@kalyanam/shared/base/errors';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { vi } from 'vitest';
import { session } from '../session/session';
import { makeMyDetails, makeMyHoroscope } from './make';

interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Record<string, string>;
}

type Given = Record<string, unknown> | Refusal;
type Answer = Given | ((call: Call) => Given | Promise<Given>);

export class Refusal {
  constructor(
    readonly code: ErrorCode,
    readonly message: string = ERRORS[code].message,
    readonly fields?: FieldErrors,
    /** Seconds, as the server says them in a header. */
    readonly retryAfter?: number,
  ) {}
}

/** The network is down for this call. */
export const OFFLINE = Symbol('offline');

/** Requests that every page of a member makes, also a while later. */
const ALWAYS: Record<string, Answer> = {
  'GET /auth/me': () => (session.user() ? { user: session.user() } : new Refusal('not-signed-in')),
  'GET /files/photos': { photos: [] },
  'GET /announcements/current': { announcement: null },
  'GET /identity-documents': { documents: ['aadhaar', 'passport', 'aadhaar-masked'] },
  'GET /phone-countries': { countries: [{ code: '91', sms: true }] },
  'GET /profiles/me/details': { details: makeMyDetails() },
  'GET /profiles/me/horoscope': { horoscope: makeMyHoroscope() },
  'GET /account/consents': { consents: [] },
  'GET /subcastes': { subcastes: [] },
  'GET /calls': { calls: [] },
  'GET /my/waiting': { rows: [], total: 0, interests: 0 },
  'GET /profiles/counts': { counts: null },
  'GET /searches': { searches: [], letters: false },
  'GET /profiles/loosen': { filters: [] },
};

/** A session ends only where a test says so: the dialog to log in again would cover a page that asks late. */
const notAnswered = (path: string) => new Refusal(path.startsWith('/auth/') ? 'not-signed-in' : 'not-found');

/** Answers calls by 'METHOD /path'; other paths are not found, or not signed in below /auth. Returns the calls made. */
export function fakeApi(answers: Record<string, Answer | typeof OFFLINE>) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const call: Call = {
      method: init.method ?? 'GET',
      path: pathname.slice(API_PREFIX.length),
      query: searchParams,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      headers: init.headers as Record<string, string>,
    };
    const route = `${call.method} ${call.path}`;
    const always = route.endsWith('/standing') ? {} : ALWAYS[route];
    const unasked = !(route in answers) && always !== undefined;
    if (!unasked) calls.push(call);
    const answer = answers[route] ?? always ?? notAnswered(call.path);
    if (answer === OFFLINE) throw new TypeError('Failed to fetch');
    const given = typeof answer === 'function' ? await answer(call) : answer;
    if (!(given instanceof Refusal)) return Response.json({ success: true, ...given });
    const { code, message, fields, retryAfter } = given;
    return Response.json(
      { success: false, code, message, fields, requestId: 'r1' },
      { status: ERRORS[code].status, headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {} },
    );
  });
  return calls;
}
