import type { ProfileUpdate, StatusAnswer, StatusRequest } from '@kalyanam/shared/contracts/profile-requests';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { given } from '@kalyanam/shared/base/rule';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { LookingConfirmations } from '../../matching/freshness/looking-confirmations.service.js';
import { ProfileEdits } from '../../profiles/profile/profile-edits.service.js';
import { columnsOf } from '../../profiles/profile/profile.fields.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { splitEdit } from '../../profiles/profile/reviewed-fields.js';

/** Members' changes to their own profiles. */
@Injectable()
export class ProfileChanges {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly edits: ProfileEdits,
    private readonly entries: BrowseEntries,
    private readonly looking: LookingConfirmations,
  ) {}

  /** R30. @throws AppError changed-meanwhile unless it edits the newest version; without one it does (R58) */
  update(userId: number, update: Partial<ProfileUpdate>): Promise<void> {
    return this.accounts.transaction((manager) => this.updateIn(manager, userId, update));
  }

  /** The same in a transaction of others. */
  async updateIn(
    manager: EntityManager,
    userId: number,
    { version, ...fields }: Partial<ProfileUpdate>,
  ): Promise<void> {
    const user = await this.lock(manager, userId);
    const profile = await this.profiles.lock(manager, userId);
    if (version !== undefined && profile.version !== version) throw new AppError('changed-meanwhile');
    const waiting = await this.edits.waiting(userId, manager);
    const edit = splitEdit(columnsOf(fields), profile, waiting, user.verificationStatus);
    await this.profiles.edit(manager, profile, edit.now);
    await this.edits.keep(manager, userId, edit.waiting);
    await this.entries.refresh(manager, userId);
  }

  /** R24: online is listed in browse, offline is hidden from search. R42: who goes online is still looking. */
  async setStatus(userId: number, wanted: StatusRequest): Promise<Answer<StatusAnswer>> {
    const isActive = activeOf(wanted);
    await this.accounts.transaction(async (manager) => {
      await this.lock(manager, userId);
      await this.profiles.lock(manager, userId);
      await this.profiles.setActive(manager, userId, isActive);
      if (isActive) await this.looking.confirm(manager, userId, 'online');
      else await this.looking.closeQuestion(manager, userId);
      await this.entries.refresh(manager, userId);
    });
    return { isActive, status: isActive ? 'online' : 'offline' };
  }

  private async lock(manager: EntityManager, userId: number): Promise<User> {
    const user = await this.accounts.lockOrThrow(manager, userId, 'not-signed-in');
    return user;
  }
}

function activeOf({ status, isActive }: StatusRequest): boolean {
  const byStatus = given(status) ? status === 'online' : undefined;
  const active = isActive ?? byStatus;
  if (active === undefined) throw fieldError('status', MESSAGES.required);
  if (byStatus !== undefined && byStatus !== active) throw fieldError('status', MESSAGES.choice);
  return active;
}
