import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';

/** When a member was last here, for the team; recorded at most once an hour. It lists no one (R42). */
@Injectable()
export class Activity {
  constructor(private readonly accounts: AccountsService) {}

  async note(userId: number): Promise<void> {
    await this.accounts.touch(userId);
  }
}
