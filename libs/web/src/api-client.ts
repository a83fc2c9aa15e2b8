import { ACTING_FOR } from '@kalyanam/shared/topics/family/desk-rights';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { failureOf, isApiError, NetworkError, parseJson, type ApiError } from './api-error';
import { answerExpected } from './online';
import { createRenewal } from './renewal';
import { sendForm, type UploadOptions } from './upload';

interface ApiClientOptions {
  /** e.g. `/backend/api`; paths are appended. */
  prefix: string;
  getToken: () => string | null;
  /** Public id of the profile for which a family account acts (C14); it goes with every token. */
  actingFor?: () => string | undefined;
  /** Language in which names and texts of responses are read. */
  language?: () => Language;
  /** Obtains and stores a new access token; refused with 401 or 'suspended', no one is signed in. */
  refresh: () => Promise<string>;
  onSignedOut: (refusal: ApiError) => void;
}

interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  query?: object;
  /** Neither sends the access token nor renews it on a 401 (sign-in, refresh, public calls). */
  anonymous?: boolean;
  timeoutMs?: number;
  /** Sent also when the page is being left. */
  keepalive?: boolean;
}

interface StreamOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

export type ApiClient = ReturnType<typeof createApiClient>;

export function createApiClient({ prefix, getToken, actingFor, language, refresh, onSignedOut }: ApiClientOptions) {
  const renew = createRenewal({ lock: `refresh ${prefix}`, getToken, refresh, onSignedOut });

  /** Sends with the current token; one refresh and one retry when that token is refused. */
  async function withSession<T>(send: (token: string | null) => Promise<T>): Promise<T> {
    const token = getToken();
    try {
      return await send(token);
    } catch (thrown) {
      if (token === null || !isApiError(thrown) || thrown.status !== 401) throw thrown;
      const fresh = await renew(token);
      if (fresh === null) throw thrown;
      return send(fresh);
    }
  }

  const authorized = (token: string | null, headers: Record<string, string> = {}): Record<string, string> => {
    const profileId = token === null ? undefined : actingFor?.();
    return {
      ...(language && { 'Accept-Language': language() }),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(profileId === undefined ? {} : { [ACTING_FOR]: profileId }),
      ...headers,
    };
  };

  const send = <T>(method: string, path: string, body: unknown, options: CallOptions, token: string | null) => {
    const caller = options.signal;
    const ended = new AbortController();
    const { signal } = ended;
    const end = () => {
      clearTimeout(timer);
      ended.abort();
    };
    const timer = setTimeout(end, options.timeoutMs ?? 30_000);
    caller?.addEventListener('abort', end, { signal });
    if (caller?.aborted) end();
    const json: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const request: RequestInit = {
      method,
      ...(options.keepalive && { keepalive: true }),
      signal,
      headers: authorized(token, { Accept: 'application/json', ...json, ...options.headers }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const url = prefix + path + queryText(options.query);
    const read = async (response: Response) => parseJson(await response.text()) as T;
    return exchange(url, request, read, caller).finally(end);
  };

  const call = <T>(method: string, path: string, body: unknown, options: CallOptions = {}): Promise<T> =>
    options.anonymous
      ? send<T>(method, path, body, options, null)
      : withSession((token) => send<T>(method, path, body, options, token));

  /** What the session's token opens and no cache keeps. */
  const fetchFresh = <T>(path: string, options: StreamOptions, read: (response: Response) => Promise<T>) =>
    withSession((token) => {
      const headers = authorized(token, { ...options.headers });
      return exchange(prefix + path, { ...options, headers, cache: 'no-store' }, read, options.signal);
    });

  return {
    get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, undefined, options),
    post: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('POST', path, body, options),
    put: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('PUT', path, body, options),
    patch: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('PATCH', path, body, options),
    delete: <T>(path: string, options?: CallOptions) => call<T>('DELETE', path, undefined, options),
    /** A multipart POST with progress; `token` replaces the session's own. */
    upload: <T>(path: string, form: FormData, { token, ...options }: UploadOptions & { token?: string } = {}) =>
      token === undefined
        ? withSession((own) => sendForm<T>(prefix + path, form, authorized(own), options))
        : sendForm<T>(prefix + path, form, { Authorization: `Bearer ${token}` }, options),
    /** A file. */
    blob: (path: string) => fetchFresh(path, {}, (response) => response.blob()),
    /** A response that is read as it arrives, until `signal` ends it. */
    stream: (path: string, options: StreamOptions) =>
      fetchFresh(path, options, async ({ body }) => body ?? Promise.reject(new NetworkError())),
    /** A new access token, or null when no one is signed in; throws when the server can't be reached. */
    renew: () => renew(getToken()),
  };
}

/** The browser may have kept this answer, and give it without a network. */
const maybeKept = ({ headers }: Response) => headers.get('Cache-Control')?.includes('max-age') === true;

/** Ended by anything but its `caller`, a call has failed on the way. */
async function exchange<T>(
  url: string,
  request: RequestInit,
  read: (response: Response) => Promise<T>,
  caller: AbortSignal | null | undefined,
): Promise<T> {
  const answered = answerExpected();
  try {
    const response = await fetch(url, { credentials: 'same-origin', ...request });
    if (!maybeKept(response)) answered();
    if (response.ok) return await read(response);
    const wait = response.headers.get('Retry-After');
    throw failureOf(response.status, await response.text(), wait, MESSAGES.anErrorOccurred);
  } catch (thrown) {
    throw caller?.aborted || isApiError(thrown) ? thrown : new NetworkError();
  }
}

/** `?a=1&b=2` of the entries that hold something, or nothing. */
export function queryText(query: object = {}): string {
  const filled = Object.entries(query).filter(([, value]) => value != null && value !== '');
  const text = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : '';
}
