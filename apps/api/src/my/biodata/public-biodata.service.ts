import type { PublicBiodata } from '@kalyanam/shared/contracts/biodata';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessLedger } from '../../people/access-ledger/access-ledger.service.js';
import type { BiodataShareRow } from '../../profiles/biodata-shares/biodata-share.entity.js';
import { BiodataShares } from '../../profiles/biodata-shares/biodata-shares.service.js';
import { stateOf } from '../../profiles/biodata-shares/biodata-state.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import type { ClientInfo } from '../../platform/http/client.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { BiodataLinks } from './biodata-links.service.js';
import { BiodataPages } from './biodata-pages.service.js';

/** Programs that fetch a link to show a preview of it are no readers, and get nothing to show. */
const PREVIEWS = /bot\b|preview|crawl|spider|slurp|whatsapp|facebookexternalhit|embedly|pinterest|vkshare/i;

/** The page of a link, for anyone who has it: no session, and nothing else of its owner. */
@Injectable()
export class PublicBiodataPages {
  constructor(
    private readonly shares: BiodataShares,
    private readonly pages: BiodataPages,
    private readonly links: BiodataLinks,
    private readonly ledger: AccessLedger,
    private readonly notifications: NotificationsService,
    private readonly limits: Limits,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * A token that is not one of ours takes the same path to the same answer, whatever it looks like.
   * @param printed the fingerprint of the page whose code was read
   * @throws AppError not-found, too-many-requests
   */
  async open(
    token: string,
    printed: string | undefined,
    { ip, userAgent }: ClientInfo,
  ): Promise<Answer<PublicBiodata>> {
    await this.limits.count('biodata-open', ip);
    const hash = this.links.hash(token);
    const share = await this.shares.byToken(hash);
    if (!share) {
      if (await this.shares.wasErased(hash)) return { state: 'withdrawn', content: null };
      throw new AppError('not-found');
    }
    const facts = await this.pages.factsOf(share.ownerId);
    const state = stateOf(share, facts, this.clock.now());
    if (state !== 'valid' || PREVIEWS.test(userAgent)) return { state, content: null };
    const { content, fingerprint } = await this.pages.ofShareWith(share, facts);
    await this.note(share);
    return { state: printed && printed !== fingerprint ? 'changed' : 'valid', content };
  }

  /** In the owner's ledger before it leaves: on which day and how often, and nothing of who it was. */
  private async note({ id, ownerId }: BiodataShareRow): Promise<void> {
    await this.database.transaction(async (manager) => {
      const first = await this.shares.opened(manager, id);
      await this.ledger.note(manager, { ownerId, by: { linkId: id }, what: ['biodata'] });
      if (first) await this.notifications.add(manager, ownerId, 'biodata-first-view');
    });
  }
}
