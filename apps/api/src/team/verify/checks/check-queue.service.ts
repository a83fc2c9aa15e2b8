/** C7: the queue of files that members sent to have a fact checked, and what the team found in them. */
import {
  CHECKS_A_SCREEN,
  type CheckDecisionAnswer,
  type CheckDecisionRequest,
  type CheckQueueAnswer,
  type WaitingCheck,
} from '@kalyanam/shared/team/check-queue';
import { CHECK_MESSAGES } from '@kalyanam/shared/topics/verification/checks';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessLedger } from '../../../people/access-ledger/access-ledger.service.js';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import type { User } from '../../../people/accounts/user.entity.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import type { CheckFile } from '../../../profiles/checks/check-file.entity.js';
import { CheckFiles } from '../../../profiles/checks/check-files.service.js';
import { aboutOf, dueAt, isStanding, saidOfFact, takesFile } from '../../../profiles/checks/checks.policy.js';
import { Checks } from '../../../profiles/checks/checks.service.js';
import { Clock } from '../../../platform/time/clock.js';
import { AppError, fieldError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { PhotoAddresses } from '../../../profiles/photos/photo-addresses.js';
import { PhotosService } from '../../../profiles/photos/photos.service.js';
import { StoredFiles } from '../../../platform/storage/stored-files.service.js';
import { NotificationsService } from '../../../people/notifications/notifications.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';

@Injectable()
export class CheckQueue {
  constructor(
    private readonly files: CheckFiles,
    private readonly checks: Checks,
    private readonly accounts: AccountsService,
    private readonly photos: PhotosService,
    private readonly addresses: PhotoAddresses,
    private readonly storage: StoredFiles,
    private readonly ledger: AccessLedger,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async queue(actor: Actor): Promise<Answer<CheckQueueAnswer>> {
    const [files, total] = await this.files.waiting(CHECKS_A_SCREEN);
    const checks: WaitingCheck[] = [];
    for (const file of files) {
      const owner = await this.accounts.byId(file.userId);
      if (owner) checks.push(await this.view(file, owner, actor));
    }
    return { checks, total };
  }

  /** R17, R66: each opening is recorded in the audit log and in the member's ledger. @throws AppError not-found */
  async open(id: string, actor: Actor): Promise<Buffer> {
    const file = await this.locked(id, async (manager, user, file) => {
      await this.files.markOpened(manager, file, actor.admin.adminId);
      await this.ledger.note(manager, { ownerId: user.id, by: actor.admin, what: ['document'] });
      const details = { kind: file.kind, fact: file.fact };
      const subject = `member:${user.publicId}`;
      await this.audit.write(manager, { ...actedBy(actor), action: 'document-opened', subject, details });
      return file;
    });
    const bytes = await this.files.open(file);
    if (!bytes) throw new AppError('not-found');
    return bytes;
  }

  /** @throws AppError not-found once it was decided, changed-meanwhile, invalid-form for a file that was not opened */
  async decide(
    id: string,
    { seen, verdict, refusal, paperUntil }: CheckDecisionRequest,
    actor: Actor,
  ): Promise<Answer<CheckDecisionAnswer>> {
    const { adminId, role } = actor.admin;
    await this.locked(id, async (manager, user, file) => {
      const { fact, kind: evidence, openedBy } = file;
      const { said, rows } = await this.checks.forUser(user.id, manager);
      if (seen !== aboutOf(fact, said).toString('hex')) throw new AppError('changed-meanwhile');
      if (openedBy !== adminId) throw fieldError('verdict', CHECK_MESSAGES.openFirst);
      if (verdict === 'checked' && !takesFile(fact, said, user.verificationStatus === 'verified'))
        throw new AppError('changed-meanwhile');
      const why = verdict === 'failed' ? (refusal ?? null) : null;
      const method = fact === 'photo' ? 'compared' : 'seen';
      const row = rows.get(fact);
      // A blurred renewal takes nothing away that was checked and still counts.
      if (verdict === 'checked' || !row || !isStanding(row, said, this.clock.now()))
        await this.checks.made(manager, user.id, [{ fact, state: verdict, method, evidence, role, paperUntil }]);
      await this.files.decide(manager, file, { adminId, refusal: why });
      const outcome = { of: 'check', fact, refusal: why } as const;
      await this.notifications.add(manager, user.id, 'check-decided', { outcome });
      const details = { [verdict]: fact, kind: evidence, ...(why && { reason: why }) };
      const subject = `member:${user.publicId}`;
      await this.audit.write(manager, { ...actedBy(actor), action: 'check-made', subject, details });
    });
    await this.storage.removeAbandoned();
    const [, total] = await this.files.waiting(1);
    return { total };
  }

  private async view(file: CheckFile, owner: User, actor: Actor): Promise<WaitingCheck> {
    const { publicId: id, userId, fact, kind, uploadedAt, openedBy } = file;
    const { said } = await this.checks.forUser(userId);
    const [main] = fact === 'photo' ? await this.photos.ofUser(userId) : [];
    return {
      ...{ id, userId: owner.publicId, fact, kind },
      said: saidOfFact(fact, said),
      photo: main ? this.addresses.view(main, { kind: 'admin', sessionId: actor.admin.sessionId }) : null,
      seen: aboutOf(fact, said).toString('hex'),
      since: uploadedAt.toISOString(),
      due: dueAt(uploadedAt).toISOString(),
      opened: openedBy === actor.admin.adminId,
    };
  }

  /** The account first, and then the file as it is under that lock. */
  private async locked<T>(
    id: string,
    work: (manager: EntityManager, user: User, file: CheckFile) => Promise<T>,
  ): Promise<T> {
    const found = await this.files.find(id);
    if (!found) throw new AppError('not-found');
    return this.accounts.transaction(async (manager) => {
      const user = await this.accounts.lock(manager, found.userId);
      const file = await this.files.find(id, manager);
      if (!user || !file) throw new AppError('not-found');
      return work(manager, user, file);
    });
  }
}
