/**
 * R5: a member's own app receives `auth-updated` when their verification or account has changed, and `notification`
 * when the unread count has. Two queries a second per process check all connected members, whichever process made the
 * change.
 */
import type { ServerResponse } from 'node:http';
import type { NotificationEvent } from '@kalyanam/shared/contracts/notifications';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { SessionFacts } from '../../people/sessions/sessions.repository.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { AppError, reasonOf } from '../../platform/errors/app-error.js';
import { DeskCallers } from '../../people/seats/desk-callers.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { EventStream } from '../../platform/http/event-stream.js';
import { OpenStreams } from '../../platform/http/open-streams.js';
import { Meters } from '../../platform/jobs/meters.js';

/** Streams of a session and of a member in this process; the oldest is closed in favor of the newest. */
const MOST = { ofSession: 8, ofOwner: 16 };

class MemberStream extends EventStream {
  /** The number of unread notifications last sent; null before the first. */
  unread: number | null = null;

  /** @param known the version of the member that this app has */
  constructor(
    response: ServerResponse,
    readonly userId: number,
    readonly sessionId: string,
    public known: string,
    /** C14: the seat at a desk for which it is open. */
    readonly seatId: number | null,
  ) {
    super(response);
  }
}

@Injectable()
export class Events implements BeforeApplicationShutdown {
  private readonly log = new Logger('Events');
  private readonly streams = new OpenStreams<MemberStream>(
    MOST,
    (streams) => this.look(streams),
    (open) => this.meters.streamsOpen('member', open),
  );

  constructor(
    private readonly sessions: SessionsService,
    private readonly notifications: NotificationsService,
    private readonly desks: DeskCallers,
    private readonly meters: Meters,
  ) {
    meters.streamsOpen('member', 0);
  }

  /** @throws AppError session-ended, or busy while the process is about to stop */
  async connect(caller: MemberPrincipal, response: ServerResponse, taken: () => void): Promise<void> {
    const { sessionId, hand } = caller;
    const [facts] = sessionId === null ? [] : await this.sessions.factsOf([sessionId]);
    if (!sessionId || !facts || isOver(facts)) throw new AppError('session-ended');
    this.streams.requireOpen();
    taken();
    // A family account hears about its own account; about the desk only whether its seat is still there.
    const own = hand ?? caller;
    const stream = new MemberStream(response, own.userId, sessionId, stateOf(facts), hand?.seatId ?? null);
    this.streams.add(own.publicId, stream, response);
  }

  beforeApplicationShutdown(): void {
    this.streams.end();
  }

  private async look(streams: readonly MemberStream[]): Promise<void> {
    try {
      const facts = await this.sessions.factsOf([...new Set(streams.map((stream) => stream.sessionId))]);
      compare(streams, new Map(facts.map((one) => [one.sessionId, one])));
      await this.endSeats(streams);
      const unread = await this.notifications.unread([...new Set(streams.map((stream) => stream.userId))]);
      for (const stream of streams) tellUnread(stream, unread.get(stream.userId) ?? 0);
    } catch (error) {
      this.log.warn(`Could not check for changes: ${reasonOf(error)}`);
    }
  }

  private async endSeats(streams: readonly MemberStream[]): Promise<void> {
    const ids = streams.flatMap(({ seatId }) => (seatId === null ? [] : [seatId]));
    const taken = await this.desks.taken([...new Set(ids)]);
    for (const stream of streams) if (stream.seatId !== null && !taken.has(stream.seatId)) stream.end();
  }
}

const isOver = (facts: SessionFacts): boolean => facts.endedAt !== null || facts.accountStatus === 'suspended';
const stateOf = (facts: SessionFacts): string => `${facts.verificationStatus} ${facts.accountStatus}`;

function compare(streams: readonly MemberStream[], facts: ReadonlyMap<string, SessionFacts>): void {
  for (const stream of streams) {
    const now = facts.get(stream.sessionId);
    if (now) sendChanges(stream, now);
    if (!now || isOver(now)) stream.end();
    else stream.beat();
  }
}

function sendChanges(stream: MemberStream, facts: SessionFacts): void {
  const state = stateOf(facts);
  if (state === stream.known) return;
  stream.known = state;
  const { verificationStatus, accountStatus } = facts;
  stream.send('auth-updated', { verificationStatus, accountStatus });
}

function tellUnread(stream: MemberStream, unread: number): void {
  if (unread === stream.unread) return;
  stream.unread = unread;
  stream.send('notification', { unread } satisfies NotificationEvent);
}
