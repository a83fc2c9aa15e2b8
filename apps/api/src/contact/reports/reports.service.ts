/**
 * R28: one open report per pair, the reporter stays hidden. R23: 3 distinct verified reporters put a profile on hold
 * until the team has reviewed it.
 */
import type { ReportAnswer, ReportRequest } from '@kalyanam/shared/contracts/profile-requests';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessEventsRepository } from '../../people/access-ledger/access-events.repository.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { CasesService } from '../../profiles/cases/cases.service.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { HoldNotices, REPORTED } from './hold-notices.js';
import { ReportsRepository, type OpenReport, type ReportClosing, type ReportFile } from './reports.repository.js';

@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly looks: AccessEventsRepository,
    private readonly visibility: ProfileVisibility,
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly profiles: ProfilesService,
    private readonly notices: HoldNotices,
    private readonly entries: BrowseEntries,
    private readonly audit: AuditLog,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /**
   * @param profileId a public id, or the profile ID that a look at the caller has kept: a viewer who hides or blocks
   *   afterwards can still be reported (R105)
   * @throws AppError profile-not-found, forbidden for one's own profile, already-reported
   */
  async report(caller: MemberPrincipal, profileId: string, request: ReportRequest): Promise<Answer<ReportAnswer>> {
    const ownerId = (await this.looks.viewerByCode(caller.userId, profileId)) ?? (await this.found(caller, profileId));
    await this.limits.count('report-member', caller.publicId);
    const name = await this.profiles.nameOf(ownerId);
    const report = {
      publicId: publicId(),
      reporterId: caller.userId,
      reportedId: ownerId,
      reason: request.reason,
      description: request.description?.trim() ?? '',
      createdAt: this.clock.now(),
    };
    await this.accounts.transaction(async (manager) => {
      const locked = await this.accounts.lockBothOrThrow(manager, caller.userId, ownerId, 'profile-not-found');
      const reported = locked.other;
      await this.reports.insert(manager, report);
      const reporters = await this.reports.verifiedReporters(manager, ownerId);
      if (reporters >= LIMITS.reportersForHold && reported.accountStatus === 'active')
        await this.hold(manager, reported, { name, reporters });
    });
    return { reportId: report.publicId };
  }

  private async found(caller: MemberPrincipal, profileId: string): Promise<number> {
    const { ownerId, may } = await this.visibility.requireFound(caller, profileId);
    if (may.own) throw new AppError('forbidden');
    return ownerId;
  }

  find(publicId: string): Promise<ReportFile | null> {
    return this.reports.find(publicId);
  }

  /** The open reports about a member, oldest first. */
  openAbout(reportedId: number, manager?: EntityManager): Promise<OpenReport[]> {
    return this.reports.openAbout(reportedId, manager);
  }

  /** Records the team's decision about open reports; the accounts must be locked. */
  close(manager: EntityManager, ids: readonly number[], closing: Omit<ReportClosing, 'closedAt'>): Promise<void> {
    return this.reports.close(manager, ids, { ...closing, closedAt: this.clock.now() });
  }

  private async hold(manager: EntityManager, reported: User, by: { name: string; reporters: number }): Promise<void> {
    await this.accounts.holdByReports(manager, reported.id, REPORTED.en);
    await this.cases.pause(manager, reported.id);
    await this.notices.tell(manager, reported, by.name);
    await this.entries.refresh(manager, reported.id);
    const subject = `member:${reported.publicId}`;
    await this.audit.write(manager, {
      actor: 'system',
      action: 'member-held',
      subject,
      ip: '',
      details: { reporters: by.reporters },
    });
  }
}
