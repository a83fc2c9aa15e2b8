/**
 * Server-sent events with the session's token, which an EventSource could not send. Reads while the page is visible. A
 * lost connection is made again: later each time, never at the same moment as everyone else's, and immediately when the
 * network is back. It tries without a network as well, because a browser may be wrong about that.
 */
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import type { ApiClient } from './api-client';
import { isApiError, parseJson } from './api-error';
import { online } from './online';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** A connection that lasted so long was a good one: the next wait is short again. */
const STEADY_MS = 10_000;
/** The server sends something at least every 25 s; a connection that is silent for longer is dead. */
const SILENCE_MS = 60_000;

export interface EventStreamOptions {
  /** Requests the stream; ends when no one is signed in any more. */
  stream: ApiClient['stream'];
  path: string;
  /** `data` is read as JSON; null where it is none. */
  onEvent: (type: string, data: unknown) => void;
  /** Connected; `again` when something may have been missed in between. */
  onOpen: (again: boolean) => void;
}

export interface EventStreamHandle {
  /** Connects immediately if there is no connection, e.g. after another sign-in. */
  wake: () => void;
  close: () => void;
}

const isSeen = () => document.visibilityState === 'visible';

/** Half of the wait is random. */
export const waitBefore = (attempt: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + random() / 2);

export function openEventStream(options: EventStreamOptions): EventStreamHandle {
  let over = false;
  let attempt = 0;
  let opened = false;
  let lastId = '';
  let connection: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const receive = ({ event = 'message', data, id }: EventSourceMessage) => {
    lastId = id ?? lastId;
    options.onEvent(event, parseJson(data));
  };

  /** Until the connection ends, breaks or is silent for too long. */
  async function listen(own: AbortController): Promise<void> {
    const { signal } = own;
    const headers = { Accept: 'text/event-stream', ...(lastId ? { 'Last-Event-ID': lastId } : {}) };
    const body = await options.stream(options.path, { signal, headers });
    options.onOpen(opened);
    opened = true;
    await readEvents(body, receive, own);
  }

  const connectLater = () => {
    timer = setTimeout(() => void connect(), waitBefore(attempt++));
  };

  async function connect(): Promise<void> {
    clearTimeout(timer);
    if (over || connection || !isSeen()) return;
    const own = (connection = new AbortController());
    const begun = performance.now();
    const again = await listen(own).then(
      () => true,
      (thrown: unknown) => !isApiError(thrown) || thrown.status !== 401,
    );
    own.abort();
    if (connection !== own) return;
    connection = null;
    if (performance.now() - begun >= STEADY_MS) attempt = 0;
    if (again && !over) connectLater();
  }

  const pause = () => {
    clearTimeout(timer);
    connection?.abort();
    connection = null;
  };
  const follow = () => {
    if (!isSeen()) return pause();
    if (!connection) attempt = 0;
    void connect();
  };
  const followNetwork = () => {
    if (online.get()) return follow();
    pause();
    connectLater();
  };
  document.addEventListener('visibilitychange', follow);
  const unfollowNetwork = online.subscribe(followNetwork);
  void connect();

  return {
    wake: follow,
    close: () => {
      over = true;
      document.removeEventListener('visibilitychange', follow);
      unfollowNetwork();
      pause();
    },
  };
}

/** Passes on each event; comments only keep the connection alive. */
async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: EventSourceMessage) => void,
  connection: AbortController,
) {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => connection.abort(), SILENCE_MS);
  };
  heard();
  const write = (event: EventSourceMessage) => {
    heard();
    onEvent(event);
  };
  await body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ onComment: heard }))
    .pipeTo(new WritableStream({ write }), { signal: connection.signal })
    .finally(() => clearTimeout(silence));
}
