/**
 * R5: a member's own app receives `auth-updated` when their verification or account has changed, and `notification`
 * when the unread count has. Two queries a second per process check all connected members, whichever process made the
 * change.
 */
import type { ServerResponse } from 'node:http';
import type { NotificationEvent } from '@kalyanam/shared/contracts/notifications';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import type { SessionFacts } from '../sessions/sessions.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AppError } from '../common/errors/app-error.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { EventStream } from './event-stream.js';

const LOOK_EVERY_MS = 1000;
const BEAT_EVERY_MS = 25_000;
/** Streams of a session and of a member in this process; the oldest is closed in favor of the newest. */
const STREAMS_PER_SESSION = 8;
const STREAMS_PER_MEMBER = 16;

@Injectable()
export class Events implements BeforeApplicationShutdown {
  private readonly log = new Logger('Events');
  /** By member, the oldest first. */
  private readonly streams = new Map<number, Set<EventStream>>();
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private stopped = false;

  constructor(
    private readonly sessions: SessionsService,
    private readonly notifications: NotificationsService,
  ) {}

  /** @throws AppError session-ended, or busy while the process is about to stop */
  async connect(caller: MemberPrincipal, response: ServerResponse, taken: () => void): Promise<void> {
    const { sessionId } = caller;
    const [facts] = sessionId === null ? [] : await this.sessions.factsOf([sessionId]);
    if (!sessionId || !facts || isOver(facts)) throw new AppError('session-ended');
    if (this.stopped) throw new AppError('busy', { retryAfter: 1 });
    taken();
    if (response.destroyed) return;
    const stream = new EventStream(response, caller, { sessionId, known: stateOf(facts) });
    response.once('close', () => this.remove(stream));
    this.add(stream);
    stream.open();
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    for (const stream of this.all()) stream.end();
    this.rest();
  }

  private add(stream: EventStream): void {
    const own = [...(this.streams.get(stream.userId) ?? [])];
    const ofSession = own.filter(({ sessionId }) => sessionId === stream.sessionId);
    if (ofSession.length >= STREAMS_PER_SESSION) this.close(ofSession[0]);
    else if (own.length >= STREAMS_PER_MEMBER) this.close(own[0]);
    this.streams.set(stream.userId, (this.streams.get(stream.userId) ?? new Set()).add(stream));
    this.timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  /** No longer counts from now on, even though its connection ends a moment later. */
  private close(stream: EventStream | undefined): void {
    if (!stream) return;
    stream.end();
    this.remove(stream);
  }

  private remove(stream: EventStream): void {
    const own = this.streams.get(stream.userId);
    own?.delete(stream);
    if (own?.size === 0) this.streams.delete(stream.userId);
    if (this.streams.size === 0) this.rest();
  }

  private rest(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    const streams = this.all();
    try {
      const facts = await this.sessions.factsOf([...new Set(streams.map((stream) => stream.sessionId))]);
      compare(streams, new Map(facts.map((one) => [one.sessionId, one])));
      const unread = await this.notifications.unread([...new Set(streams.map((stream) => stream.userId))]);
      for (const stream of streams) tellUnread(stream, unread.get(stream.userId) ?? 0);
    } catch (error) {
      this.log.warn(`Could not check for changes: ${error instanceof Error ? error.name : 'unknown'}`);
    } finally {
      this.looking = false;
    }
  }

  private all(): EventStream[] {
    return [...this.streams.values()].flatMap((own) => [...own]);
  }
}

const isOver = (facts: SessionFacts): boolean => facts.endedAt !== null || facts.accountStatus === 'suspended';
const stateOf = (facts: SessionFacts): string => `${facts.verificationStatus} ${facts.accountStatus}`;

function compare(streams: readonly EventStream[], facts: ReadonlyMap<string, SessionFacts>): void {
  for (const stream of streams) {
    const now = facts.get(stream.sessionId);
    if (now) sendChanges(stream, now);
    if (!now || isOver(now)) stream.end();
    else stream.beat(BEAT_EVERY_MS);
  }
}

function sendChanges(stream: EventStream, facts: SessionFacts): void {
  const state = stateOf(facts);
  if (state === stream.known) return;
  stream.known = state;
  const { verificationStatus, accountStatus } = facts;
  stream.send('auth-updated', { verificationStatus, accountStatus });
}

function tellUnread(stream: EventStream, unread: number): void {
  if (unread === stream.unread) return;
  stream.unread = unread;
  stream.send('notification', { unread } satisfies NotificationEvent);
}
