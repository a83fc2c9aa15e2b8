import type { DigestOpened, Unsubscribed } from '@kalyanam/shared/contracts/searches';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { DeclinedMails } from '../../people/accounts/declined-mails.repository.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import { MailLinks } from '../../people/outbox/mail-links.js';
import { SavedSearchRows } from './saved-search-rows.service.js';

/** What the links of mails do, without a session: each is signed. */
@Injectable()
export class DigestLinkActs {
  constructor(
    private readonly links: MailLinks,
    private readonly rows: SavedSearchRows,
    private readonly accounts: AccountsService,
    private readonly consents: MemberConsents,
    private readonly declined: DeclinedMails,
  ) {}

  /** @throws AppError not-found for a link that is not ours, or that was used */
  async unsubscribe(token: string): Promise<Answer<Unsubscribed>> {
    const link = this.links.read(token);
    if (link?.kind === 'search' && (await this.rows.stop(link.id, link.since))) return { stopped: 'search' };
    if (link?.kind === 'letters' && (await this.stopDigests(link.id, link.since))) return { stopped: 'letters' };
    if (link?.kind === 'announcements' && (await this.stopAnnouncements(link.id))) return { stopped: 'announcements' };
    throw new AppError('not-found');
  }

  /** Says the same of every link. */
  async opened(token: string): Promise<Answer<DigestOpened>> {
    const link = this.links.read(token);
    if (link?.kind === 'opened') await this.rows.opened(link.id, link.sentAt);
    return {};
  }

  /** As withdrawing the consent in Settings does. */
  private async stopDigests(id: string, since: Date): Promise<boolean> {
    const user = await this.accounts.byPublicId(id);
    if (!user) return false;
    return this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, user.id);
      const agreedAt = (await this.consents.given(user.id, manager)).get('digest');
      if (agreedAt?.getTime() !== since.getTime()) return false;
      await this.consents.withdraw(manager, user.id, 'digest');
      await this.rows.stopAll(manager, user.id);
      return true;
    });
  }

  private async stopAnnouncements(id: string): Promise<boolean> {
    const user = await this.accounts.byPublicId(id);
    if (!user) return false;
    const before = await this.declined.forUser(user.id);
    if (before.includes('announcement')) return false;
    await this.declined.choose(user.id, 'announcement', false);
    return true;
  }
}
