/**
 * Server-sent events with the session's token, which an EventSource could not send. Reads while the page is seen and
 * online; a lost connection is made anew, later each time and never at the same moment as everybody else's.
 */
import { parseJson } from './api-error';
import { createEventParser } from './event-parser';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** A connection that lasted so long was a good one: the next wait is short again. */
const STEADY_MS = 10_000;
/** The server is heard at least every 25 s; a line that is silent for longer is dead. */
const SILENCE_MS = 60_000;

export interface EventStreamOptions {
  url: string;
  getToken: () => string | null;
  /** A new access token, or null when nobody is signed in: then the stream is over. */
  renew: () => Promise<string | null>;
  /** `data` is read as JSON; null where it is none. */
  onEvent: (type: string, data: unknown) => void;
  /** Connected; `again` when something may have been missed meanwhile. */
  onOpen: (again: boolean) => void;
}

export interface EventStreamHandle {
  /** Tries at once where no connection stands, e.g. after another sign-in. */
  wake: () => void;
  close: () => void;
}

const isAwake = () => document.visibilityState === 'visible' && navigator.onLine;

/** Half of the wait is chance. */
export const waitBefore = (attempt: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + random() / 2);

export function openEventStream(options: EventStreamOptions): EventStreamHandle {
  let over = false;
  let attempt = 0;
  let opened = false;
  let lastId = '';
  let connection: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const createReader = () =>
    createEventParser(({ type, data, id }) => {
      lastId = id;
      options.onEvent(type, parseJson(data));
    });
  const ask = (token: string, signal: AbortSignal) =>
    fetch(options.url, {
      signal,
      cache: 'no-store',
      credentials: 'same-origin',
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${token}`,
        ...(lastId ? { 'Last-Event-ID': lastId } : {}),
      },
    });

  /** Until the connection ends. Returns whether another one is to be tried. */
  async function listen({ signal }: AbortController): Promise<boolean> {
    const token = options.getToken() ?? (await options.renew());
    if (token === null) return false;
    let response = await ask(token, signal);
    if (response.status === 401) {
      const fresh = await options.renew();
      if (fresh === null) return false;
      response = await ask(fresh, signal);
    }
    if (!response.ok || !response.body) return true;
    options.onOpen(opened);
    opened = true;
    await readTo(response.body, createReader(), signal);
    return true;
  }

  async function connect(): Promise<void> {
    clearTimeout(timer);
    if (over || connection || !isAwake()) return;
    const own = (connection = new AbortController());
    const begun = performance.now();
    const again = await listen(own).catch(() => true);
    own.abort();
    if (connection !== own) return;
    connection = null;
    if (performance.now() - begun >= STEADY_MS) attempt = 0;
    if (again && !over) timer = setTimeout(() => void connect(), waitBefore(attempt++));
  }

  const pause = () => {
    clearTimeout(timer);
    connection?.abort();
    connection = null;
  };
  const follow = () => {
    if (!isAwake()) return pause();
    if (!connection) attempt = 0;
    void connect();
  };
  const places: [EventTarget, string][] = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'offline'],
  ];
  places.forEach(([target, type]) => target.addEventListener(type, follow));
  void connect();

  return {
    wake: follow,
    close: () => {
      over = true;
      places.forEach(([target, type]) => target.removeEventListener(type, follow));
      pause();
    },
  };
}

/** Passes on what comes until it ends, is aborted, or was silent for too long. */
async function readTo(body: ReadableStream<Uint8Array>, onPiece: (piece: string) => void, signal: AbortSignal) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const stop = () => void reader.cancel().catch(() => null);
  signal.addEventListener('abort', stop);
  let silence = setTimeout(stop, SILENCE_MS);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      clearTimeout(silence);
      silence = setTimeout(stop, SILENCE_MS);
      onPiece(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  }
}
