import type { ServerResponse } from 'node:http';
import { AppError } from '../errors/app-error.js';
import type { EventStream } from './event-stream.js';

const LOOK_EVERY_MS = 1000;

/** The oldest stream is closed in favor of the newest. */
interface Most {
  readonly ofSession: number;
  readonly ofOwner: number;
}

/** The streams connected to this process, by owner, the oldest first; looked after every second while there are any. */
export class OpenStreams<S extends EventStream & { readonly sessionId: string }> {
  private readonly streams = new Map<string, Set<S>>();
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private stopped = false;

  constructor(
    private readonly most: Most,
    private readonly look: (streams: readonly S[]) => Promise<void>,
    private readonly opened: (count: number) => void,
  ) {}

  /** @throws AppError busy while the process is about to stop */
  requireOpen(): void {
    if (this.stopped) throw new AppError('busy', { retryAfter: 1 });
  }

  get none(): boolean {
    return this.streams.size === 0;
  }

  add(owner: string, stream: S, response: ServerResponse): void {
    if (response.destroyed) return;
    response.once('close', () => this.remove(owner, stream));
    const own = [...(this.streams.get(owner) ?? [])];
    const ofSession = own.filter(({ sessionId }) => sessionId === stream.sessionId);
    if (ofSession.length >= this.most.ofSession) this.close(owner, ofSession[0]);
    else if (own.length >= this.most.ofOwner) this.close(owner, own[0]);
    this.streams.set(owner, (this.streams.get(owner) ?? new Set()).add(stream));
    this.opened(this.all().length);
    this.timer ??= setInterval(() => void this.lookAfter(), LOOK_EVERY_MS).unref();
    stream.open();
  }

  end(): void {
    this.stopped = true;
    for (const stream of this.all()) stream.end();
    this.rest();
  }

  private async lookAfter(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    await this.look(this.all()).finally(() => (this.looking = false));
  }

  /** No longer counts from now on, even though its connection ends a moment later. */
  private close(owner: string, stream: S | undefined): void {
    if (!stream) return;
    stream.end();
    this.remove(owner, stream);
  }

  private remove(owner: string, stream: S): void {
    const own = this.streams.get(owner);
    own?.delete(stream);
    if (own?.size === 0) this.streams.delete(owner);
    this.opened(this.all().length);
    if (this.streams.size === 0) this.rest();
  }

  private rest(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private all(): S[] {
    return [...this.streams.values()].flatMap((own) => [...own]);
  }
}
