import type { ServerResponse } from 'node:http';

const BEAT_EVERY_MS = 25_000;
/** A client that has this much unread data is disconnected. */
const MOST_WAITING_BYTES = 64 * 1024;

/** One open response of server-sent events. */
export class EventStream {
  private lastWriteAt = 0;

  constructor(private readonly response: ServerResponse) {}

  open(): void {
    this.response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Content-Type-Options': 'nosniff',
      'X-Accel-Buffering': 'no',
    });
    this.write(': connected\n\n');
  }

  send(event: string, data: object): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Keeps proxies from closing a quiet connection. */
  beat(everyMs = BEAT_EVERY_MS): void {
    if (performance.now() - this.lastWriteAt >= everyMs) this.write(': beat\n\n');
  }

  end(): void {
    this.response.end();
  }

  /** Checks for news may finish after the stream has ended. */
  private write(text: string): void {
    if (this.response.writableEnded) return;
    this.lastWriteAt = performance.now();
    if (this.response.writableLength > MOST_WAITING_BYTES) this.response.destroy();
    else this.response.write(text);
  }
}
