import type { ServerResponse } from 'node:http';
import type { MemberPrincipal } from '../accounts/member-principal.js';

/** A client that has this much unread data is disconnected. */
const MOST_WAITING_BYTES = 64 * 1024;

/** One open response of server-sent events. */
export class EventStream {
  readonly sessionId: string;
  readonly userId: number;
  /** The version of the member that this app has. */
  known: string;
  /** The number of unread notifications last sent; null before the first. */
  unread: number | null = null;
  private lastWriteAt = 0;

  constructor(
    private readonly response: ServerResponse,
    { userId }: MemberPrincipal,
    { sessionId, known }: { sessionId: string; known: string },
  ) {
    this.userId = userId;
    this.sessionId = sessionId;
    this.known = known;
  }

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
  beat(everyMs: number): void {
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
