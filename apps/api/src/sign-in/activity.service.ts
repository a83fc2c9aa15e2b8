import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { BrowseEntries } from '../listing/browse-entries.service.js';
import { retryOnDeadlock } from '../database/retries.js';

/** R21, R23: activity keeps a profile listed; it is recorded at most once an hour. */
@Injectable()
export class Activity {
  constructor(
    private readonly accounts: AccountsService,
    private readonly entries: BrowseEntries,
    private readonly database: DataSource,
  ) {}

  async note(userId: number): Promise<void> {
    if (!(await this.accounts.touch(userId))) return;
    await retryOnDeadlock(() =>
      this.database.transaction(async (manager) => {
        await this.accounts.lock(manager, userId);
        await this.entries.refresh(manager, userId);
      }),
    );
  }
}
