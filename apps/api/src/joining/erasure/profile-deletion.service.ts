/**
 * R31: Delete Profile ends all sessions, hides immediately, and erases personal data, photos and documents. A
 * tombstone (internal id, times, IP log) is kept for one year, as the 2016 advisory requires.
 */
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { BiodataShares } from '../../profiles/biodata-shares/biodata-shares.service.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { CheckFiles } from '../../profiles/checks/check-files.service.js';
import { Clock } from '../../platform/time/clock.js';
import { EligibleUsersService } from '../eligible-users/eligible-users.service.js';
import { DocumentsService } from '../../profiles/documents/documents.service.js';
import { StoredFiles } from '../../platform/storage/stored-files.service.js';
import { PhotosService } from '../../profiles/photos/photos.service.js';
import { KeptPrints } from '../registration-signals/kept-prints.service.js';
import { TombstonesRepository } from './tombstones.repository.js';

const TOMBSTONE_SECONDS = 365 * 86_400;

@Injectable()
export class ProfileDeletion {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly photos: PhotosService,
    private readonly documents: DocumentsService,
    private readonly checkFiles: CheckFiles,
    private readonly files: StoredFiles,
    private readonly eligible: EligibleUsersService,
    private readonly prints: KeptPrints,
    private readonly links: BiodataShares,
    private readonly tombstones: TombstonesRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** All or nothing; rows of other tables are deleted with the account. */
  async erase(userId: number, ip: string): Promise<void> {
    await this.accounts.withLocked(userId, 'not-signed-in', async (manager, user) => {
      await this.eraseLocked(manager, user, { actor: `member:${user.publicId}`, ip });
    });
    await this.removeFiles();
  }

  /** Joins a transaction; call `removeFiles` after its commit. */
  async eraseLocked(manager: EntityManager, user: User, by = { actor: 'system', ip: '' }): Promise<void> {
    await this.writeTombstone(manager, user, by.ip);
    await this.prints.keep(manager, user, 'deleted');
    await this.links.keepErased(manager, user.id);
    await this.photos.eraseAll(manager, user.id);
    await this.documents.erase(manager, user.id);
    await this.checkFiles.abandonAll(manager, user.id);
    await this.sessions.endAll(manager, user.id, 'deleted');
    await this.eligible.forget(manager, user);
    await this.accounts.erase(manager, user.id);
    const subject = `member:${user.publicId}`;
    await this.audit.write(manager, { ...by, action: 'member-deleted', subject, details: {} });
  }

  removeFiles(): Promise<void> {
    return this.files.removeAbandoned();
  }

  /** R31: removes tombstones after one year. */
  @Cron(CronExpression.EVERY_DAY_AT_3AM)
  async forgetOld(): Promise<void> {
    await this.tombstones.removeBefore(this.clock.inSeconds(-TOMBSTONE_SECONDS));
  }

  private async writeTombstone(manager: EntityManager, user: User, ip: string): Promise<void> {
    const deletedAt = this.clock.now();
    const signIns = await this.tombstones.signIns(manager, user.id);
    const { id: userId, publicId, registeredAt } = user;
    const ipLog = JSON.stringify([...(ip ? [{ ip, at: deletedAt }] : []), ...signIns]);
    await this.tombstones.insert(manager, { userId, publicId, registeredAt, deletedAt, ipLog });
  }
}
