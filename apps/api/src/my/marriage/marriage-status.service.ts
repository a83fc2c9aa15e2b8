/** R31: 'Marriage fixed' hides a profile from everyone and closes pending interests; it can be undone. */
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { BiodataShares } from '../../profiles/biodata-shares/biodata-shares.service.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { LookingConfirmations } from '../../matching/freshness/looking-confirmations.service.js';
import { Marriages } from './marriages.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { WaitingLine } from '../../contact/interests/waiting-line.service.js';

@Injectable()
export class MarriageStatusService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly line: WaitingLine,
    private readonly entries: BrowseEntries,
    private readonly looking: LookingConfirmations,
    private readonly links: BiodataShares,
    private readonly marriages: Marriages,
  ) {}

  /** Joins a transaction of others. */
  async write(manager: EntityManager, userId: number, married: boolean): Promise<void> {
    await this.accounts.lockOrThrow(manager, userId, 'not-signed-in');
    await this.profiles.setMarried(manager, userId, married);
    await this.marriages.beginYear(manager, userId);
    if (married) {
      await this.marriages.tellWaiting(manager, userId);
      await this.line.endPending(manager, userId);
      await this.looking.closeQuestion(manager, userId);
      await this.links.revokeAll(manager, userId, 'marriage');
    } else await this.marriages.undo(manager, userId);
    await this.entries.refresh(manager, userId);
  }
}
