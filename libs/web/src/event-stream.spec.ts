import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client';
import { ApiError } from './api-error';
import { openEventStream, waitBefore, type EventStreamHandle } from './event-stream';
import { online } from './online';

const fetchMock = vi.fn<typeof fetch>();
const encoder = new TextEncoder();
let stream: EventStreamHandle;
let lines: ReadableStreamDefaultController<Uint8Array>[];

/** A response that stays open; its content comes through `lines`. */
const live = () => {
  const body = new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line) });
  return Promise.resolve(new Response(body, { status: 200 }));
};
const say = (text: string) => lines.at(-1)?.enqueue(encoder.encode(text));
const see = (visibility: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};
const sentToken = (call: number) =>
  (fetchMock.mock.calls[call]?.[1]?.headers as Record<string, string>)['Authorization'];
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

function open(renewed: string | null = 'new') {
  const refresh = async () => {
    if (renewed === null) throw new ApiError({ status: 401, code: 'session-ended', message: 'Ended' });
    return renewed;
  };
  const api = createApiClient({ prefix: '/api', getToken: () => 'old', refresh, onSignedOut: () => undefined });
  const seen = { onEvent: vi.fn(), onOpen: vi.fn() };
  stream = openEventStream({ stream: api.stream, path: '/events', ...seen });
  return seen;
}

describe('event stream', () => {
  beforeEach(() => {
    lines = [];
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetchMock);
    fetchMock.mockImplementation(live);
  });
  afterEach(() => {
    stream.close();
    fetchMock.mockReset();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("sends the session's token and passes on the events", async () => {
    const { onEvent, onOpen } = open();
    await settle();
    say('event: notification\ndata: {"unread":3}\n\n');
    await settle();
    expect(sentToken(0)).toBe('Bearer old');
    expect(onOpen).toHaveBeenCalledWith(false);
    expect(onEvent).toHaveBeenCalledWith('notification', { unread: 3 });
  });

  it('reconnects after a lost connection, and reports that something may have been missed', async () => {
    const { onOpen } = open();
    await settle();
    lines[0]?.close();
    await settle(1000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(onOpen).toHaveBeenLastCalledWith(true);
  });

  it('sends the id of the last event, so that the server can resume there', async () => {
    open();
    await settle();
    say('id: 7\ndata: 1\n\ndata: 2\n\n');
    await settle();
    lines[0]?.close();
    await settle(1000);
    expect(fetchMock.mock.calls[1]?.[1]?.headers).toMatchObject({ 'Last-Event-ID': '7' });
  });

  it('waits longer after each failure', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    open();
    await settle(10_000);
    expect(fetchMock.mock.calls.length).toBeLessThan(7);
    expect(waitBefore(3, () => 0)).toBe(4000);
    expect(waitBefore(3, () => 1)).toBe(8000);
    expect(waitBefore(30, () => 1)).toBe(60_000);
  });

  it('treats a silent connection as dead', async () => {
    open();
    await settle(59_000);
    say(': beat\n\n');
    await settle(59_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await settle(3000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('renews a refused token once, and ends when no one is signed in', async () => {
    fetchMock.mockResolvedValueOnce(new Response('{}', { status: 401 }));
    open();
    await settle();
    expect(sentToken(1)).toBe('Bearer new');
    stream.close();
    fetchMock.mockReset().mockResolvedValue(new Response('{}', { status: 401 }));
    open(null);
    await settle(120_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    fetchMock.mockImplementation(live);
    stream.wake();
    await settle();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('rests while the page is hidden, and while it is closed', async () => {
    const { onOpen } = open();
    await settle();
    see('hidden');
    await settle(120_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    see('visible');
    await settle();
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(onOpen).toHaveBeenLastCalledWith(true);
    stream.close();
    see('visible');
    await settle(120_000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('connects while the browser wrongly says that there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { onOpen } = open();
    await settle();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('tries again when the network is said to be lost, later each time, and immediately when it is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { onOpen } = open();
    await settle();
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    window.dispatchEvent(new Event('offline'));
    await settle(120_000);
    expect(fetchMock.mock.calls.length).toBeGreaterThan(3);
    expect(fetchMock.mock.calls.length).toBeLessThan(12);
    const tried = fetchMock.mock.calls.length;
    fetchMock.mockImplementation(live);
    online.set(true);
    await settle();
    expect(fetchMock).toHaveBeenCalledTimes(tried + 1);
    expect(onOpen).toHaveBeenLastCalledWith(true);
    stream.close();
    window.dispatchEvent(new Event('offline'));
    await settle(120_000);
    expect(fetchMock).toHaveBeenCalledTimes(tried + 1);
    online.set(true);
  });
});
