/**
 * C6: every look at a member's profile, photos, number and papers is written down for them, in the transaction that
 * answers or before the first byte leaves. If the entry cannot be written, nothing is shown.
 */
import type { AdminRole } from '@kalyanam/shared/team/roles';
import type { LedgerWhat } from '@kalyanam/shared/base/domain/lists';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { AppError, reasonOf } from '../../platform/errors/app-error.js';
import { isDatabaseAway } from '../../platform/database/errors.js';
import { retryOnConflict } from '../../platform/database/retries.js';
import { AccessEventsRepository, type NewEvents, type ViewerSum } from './access-events.repository.js';

/** Opening the next picture is still the same look: those less than an hour apart count once. */
const ONE_LOOK_SECONDS = 3600;
const RETRY_SECONDS = 5;

/** A member, a team member in a role, or anyone with a link. */
export type Looker = { readonly viewerId: number } | { readonly role: AdminRole } | { readonly linkId: number };

export interface Look {
  readonly ownerId: number;
  readonly by: Looker;
  readonly what: readonly LedgerWhat[];
}

/** The only writer of `access_events`. */
@Injectable()
export class AccessLedger {
  private readonly log = new Logger('Ledger');

  constructor(
    private readonly events: AccessEventsRepository,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Joins the transaction that answers; looking at oneself is no look.
   * @throws AppError busy where it cannot be written
   */
  async note(manager: EntityManager, { ownerId, by, what }: Look): Promise<void> {
    if (what.length === 0 || ('viewerId' in by && by.viewerId === ownerId)) return;
    const now = this.clock.now();
    const times = { day: dateInIndia(now), now, since: this.clock.inSeconds(-ONE_LOOK_SECONDS) };
    try {
      await this.events.add(manager, { ownerId, ...viewerOf(by), what, ...times });
    } catch (error) {
      // A deadlock is for the transaction to try again, and the others say "busy" themselves.
      if (isDatabaseAway(error)) throw error;
      this.log.error(`A look could not be written: ${reasonOf(error)}`);
      throw new AppError('busy', { retryAfter: RETRY_SECONDS });
    }
  }

  /** The same in its own transaction, right before the data leaves. @throws AppError busy */
  noteAlone(look: Look): Promise<void> {
    return retryOnConflict(() => this.note(this.database.manager, look));
  }

  /** Whose phone and email a member has seen today. */
  contactsToday(manager: EntityManager, viewerId: number): Promise<Set<number>> {
    return this.events.ownersOn(manager, viewerId, 'contact', dateInIndia(this.clock.now()));
  }

  /** The members who received full photos of an owner: a picture left through one of them. */
  photoViewersOf(ownerId: number): Promise<ViewerSum[]> {
    return this.events.allViewers(ownerId, 'photos');
  }
}

function viewerOf(by: Looker): Pick<NewEvents, 'viewerKind' | 'viewerId' | 'linkId' | 'adminRole'> {
  const nobody = { viewerId: 0, linkId: 0, adminRole: '' } as const;
  if ('viewerId' in by) return { ...nobody, viewerKind: 'member', viewerId: by.viewerId };
  return 'linkId' in by
    ? { ...nobody, viewerKind: 'link', linkId: by.linkId }
    : { ...nobody, viewerKind: 'team', adminRole: by.role };
}
