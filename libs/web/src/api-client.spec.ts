import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient, queryText } from './api-client';
import { ApiError, NetworkError } from './api-error';

const fetchMock = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
const refused = () => answer(401, { success: false, code: 'not-signed-in', message: 'Please login to continue.' });
const sentToken = (call: number) =>
  (fetchMock.mock.calls[call]?.[1]?.headers as Record<string, string> | undefined)?.['Authorization'];

function setUp(refreshWith: () => Promise<string>) {
  let token: string | null = 'old';
  const refresh = vi.fn(async () => (token = await refreshWith()));
  const onSignedOut = vi.fn(() => {
    token = null;
  });
  const api = createApiClient({ prefix: '/api', getToken: () => token, refresh, onSignedOut });
  return { api, refresh, onSignedOut };
}

describe('API client', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchMock);
  });
  afterEach(() => {
    fetchMock.mockReset();
    vi.unstubAllGlobals();
  });

  it('throws what the server says, with fields and the time to wait', async () => {
    fetchMock.mockImplementation(() =>
      answer(
        429,
        { success: false, code: 'too-many-requests', message: 'Wait.', fields: { a: 'b' }, requestId: 'r1' },
        { 'Retry-After': '30' },
      ),
    );
    const { api } = setUp(() => Promise.resolve('new'));
    const thrown: unknown = await api.post('/x', {}).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({
      status: 429,
      code: 'too-many-requests',
      message: 'Wait.',
      fields: { a: 'b' },
      requestId: 'r1',
      retryAfter: 30,
    });
  });

  it("says 'An error occurred' when the response has no message", async () => {
    fetchMock.mockResolvedValue(new Response('<html>', { status: 502 }));
    const { api } = setUp(() => Promise.resolve('new'));
    await expect(api.get('/x')).rejects.toMatchObject({ status: 502, message: 'An error occurred' });
  });

  it('refreshes once for parallel calls and retries each', async () => {
    fetchMock.mockImplementation((_url, init) =>
      (init?.headers as Record<string, string>)['Authorization'] === 'Bearer new' ? answer(200, { ok: 1 }) : refused(),
    );
    const { api, refresh, onSignedOut } = setUp(() => Promise.resolve('new'));
    await expect(Promise.all([api.get('/a'), api.get('/b')])).resolves.toEqual([{ ok: 1 }, { ok: 1 }]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(onSignedOut).not.toHaveBeenCalled();
    expect(sentToken(3)).toBe('Bearer new');
  });

  it('signs out when the refresh is refused', async () => {
    fetchMock.mockImplementation(refused);
    const { api, onSignedOut } = setUp(() =>
      Promise.reject(new ApiError({ status: 401, code: 'session-ended', message: 'Ended' })),
    );
    await expect(api.get('/a')).rejects.toMatchObject({ status: 401 });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('never signs out because the network failed', async () => {
    fetchMock.mockImplementation(refused);
    const { api, onSignedOut } = setUp(() => Promise.reject(new NetworkError()));
    await expect(api.get('/a')).rejects.toBeInstanceOf(NetworkError);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  describe('a call that gets no answer', () => {
    /** Like a browser's `fetch`: browsers of 2023 reject with an AbortError whatever the reason was. */
    const silence: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        const give = () => reject(new DOMException('', 'AbortError'));
        if (init?.signal?.aborted) give();
        init?.signal?.addEventListener('abort', give);
      });

    beforeEach(() => {
      vi.useFakeTimers();
      vi.stubGlobal('AbortSignal', class {});
      fetchMock.mockImplementation(silence);
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('has failed on the way after its time, with the signal of a caller and without', async () => {
      const { api } = setUp(() => Promise.resolve('new'));
      const { signal } = new AbortController();
      const calls = [api.get('/a'), api.get('/b', { signal }), api.get('/c', { signal, timeoutMs: 10 })];
      const failed = Promise.all(calls.map((call) => expect(call).rejects.toBeInstanceOf(NetworkError)));
      await vi.advanceTimersByTimeAsync(30_000);
      await failed;
    });

    it('is ended by its caller, before it began or later, and leaves no timer behind', async () => {
      const { api } = setUp(() => Promise.resolve('new'));
      const caller = new AbortController();
      const begun = expect(api.get('/a', { signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' });
      caller.abort();
      await begun;
      await expect(api.get('/b', { signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' });
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  it('sends an anonymous call without a token and without a refresh', async () => {
    fetchMock.mockImplementation(refused);
    const { api, refresh } = setUp(() => Promise.resolve('new'));
    await expect(api.post('/login', {}, { anonymous: true })).rejects.toMatchObject({ status: 401 });
    expect(sentToken(0)).toBeUndefined();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('fetches a file with the renewed token', async () => {
    fetchMock.mockImplementationOnce(refused).mockResolvedValueOnce(new Response('bytes'));
    const { api } = setUp(() => Promise.resolve('new'));
    expect((await api.blob('/file')).size).toBe(5);
    expect(sentToken(1)).toBe('Bearer new');
  });

  it('reports what the server says in place of a file', async () => {
    fetchMock.mockImplementation(() => answer(403, { success: false, code: 'forbidden', message: 'No.' }));
    const { api } = setUp(() => Promise.resolve('new'));
    await expect(api.blob('/file')).rejects.toMatchObject({ status: 403, message: 'No.' });
  });

  it('leaves empty values out of a query', () => {
    expect(queryText({ page: 2, city: 'Ongole', state: '', sort: undefined })).toBe('?page=2&city=Ongole');
    expect(queryText({})).toBe('');
  });
});
