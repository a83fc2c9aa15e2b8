/** R31: 'Marriage fixed' hides a profile from everyone and closes pending interests; it can be undone. */
import type { MarriedAnswer, MarriedRequest } from '@kalyanam/shared/contracts/account';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { BiodataShares } from '../biodata-shares/biodata-shares.service.js';
import { BrowseEntries } from '../listing/browse-entries.service.js';
import { AppError } from '../common/errors/app-error.js';
import type { Answer } from '../common/http/answer.js';
import { retryOnDeadlock } from '../database/retries.js';
import { LookingConfirmations } from '../looking/looking-confirmations.service.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { WaitingLine } from '../waiting-line/waiting-line.service.js';

@Injectable()
export class MarriageStatusService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly line: WaitingLine,
    private readonly entries: BrowseEntries,
    private readonly looking: LookingConfirmations,
    private readonly links: BiodataShares,
  ) {}

  async set(userId: number, { married }: MarriedRequest): Promise<Answer<MarriedAnswer>> {
    await retryOnDeadlock(() => this.accounts.transaction((manager) => this.write(manager, userId, married)));
    return { married };
  }

  /** The same in a transaction of others. */
  async write(manager: EntityManager, userId: number, married: boolean): Promise<void> {
    if (!(await this.accounts.lock(manager, userId))) throw new AppError('not-signed-in');
    await this.profiles.setMarried(manager, userId, married);
    if (married) {
      await this.line.endPending(manager, userId);
      await this.looking.closeQuestion(manager, userId);
      await this.links.revokeAll(manager, userId, 'marriage');
    }
    await this.entries.refresh(manager, userId);
  }
}
