/**
 * Keeps the queue of every reviewer live: two queries a second per process bring changes of cases, from any
 * process, to all connected administrators.
 */
import type { ServerResponse } from 'node:http';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { CaseEvents } from '../../../profiles/cases/case-events.service.js';
import { reasonOf } from '../../../platform/errors/app-error.js';
import { EventStream } from '../../../platform/http/event-stream.js';
import { OpenStreams } from '../../../platform/http/open-streams.js';
import { Meters } from '../../../platform/jobs/meters.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { AdminSessionsService } from '../../../people/team-accounts/admin-sessions.service.js';

const MOST = { ofSession: 16, ofOwner: 16 };
/** A transaction may commit so long after a later one: an event with a lower id may come later. */
const LATE_MS = 30_000;

class CaseStream extends EventStream {
  constructor(
    response: ServerResponse,
    readonly sessionId: string,
  ) {
    super(response);
  }
}

@Injectable()
export class CaseStreams implements BeforeApplicationShutdown {
  private readonly log = new Logger('Cases');
  private readonly streams = new OpenStreams<CaseStream>(
    MOST,
    (streams) => this.look(streams),
    (open) => this.meters.streamsOpen('team', open),
  );
  /** By id, when they were first read. */
  private read = new Map<number, number>();
  /** Everything up to here was read long ago. */
  private floor = 0;

  constructor(
    private readonly events: CaseEvents,
    private readonly sessions: AdminSessionsService,
    private readonly meters: Meters,
  ) {
    meters.streamsOpen('team', 0);
  }

  /** @throws AppError busy while the process is about to stop */
  async connect(admin: AdminPrincipal, response: ServerResponse, taken: () => void): Promise<void> {
    this.streams.requireOpen();
    // Who connects loads the queue: what happened before is no news.
    if (this.streams.none) this.floor = await this.events.newestId();
    taken();
    this.streams.add(admin.publicId, new CaseStream(response, admin.sessionId), response);
  }

  beforeApplicationShutdown(): void {
    this.streams.end();
  }

  private async look(streams: readonly CaseStream[]): Promise<void> {
    try {
      const live = await this.sessions.liveOf([...new Set(streams.map(({ sessionId }) => sessionId))], 'verify.read');
      const news = await this.news();
      for (const stream of streams) {
        if (!live.has(stream.sessionId)) stream.end();
        for (const event of news) stream.send('case', event);
        stream.beat();
      }
    } catch (error) {
      this.log.warn(`Could not read the queue: ${reasonOf(error)}`);
    }
  }

  private async news() {
    const now = performance.now();
    const fresh = (await this.events.after(this.floor)).filter(({ id }) => !this.read.has(id));
    for (const { id } of fresh) this.read.set(id, now);
    for (const [id, at] of this.read)
      if (now - at > LATE_MS) {
        this.read.delete(id);
        this.floor = Math.max(this.floor, id);
      }
    return fresh.map(({ event }) => event);
  }
}
