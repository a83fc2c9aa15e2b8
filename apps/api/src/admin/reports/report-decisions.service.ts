/**
 * R28: outcome and action of one report, decided once, in one transaction with all consequences. R23: a hold that
 * no one on the team ordered ends with the last report that caused it.
 */
import { ADMIN_MESSAGES } from '@kalyanam/shared/admin/messages';
import type { ReportDecisionAnswer, ReportDecisionRequest } from '@kalyanam/shared/admin/reports';
import type { Language } from '@kalyanam/shared/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../accounts/accounts.service.js';
import type { User } from '../../accounts/user.entity.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { withoutIdentityNumbers } from '../../common/masking.js';
import { AppError } from '../../common/errors/app-error.js';
import type { Answer } from '../../common/http/answer.js';
import { ReportsService } from '../../reports/reports.service.js';
import type { ReportFile } from '../../reports/reports.repository.js';
import { AccountStatusService } from '../account-status/account-status.service.js';
import { ReportList } from './report-list.service.js';
import { ReportNotices, type BothSides } from './report-notices.js';
import { actedBy, type Actor } from '../../team/actor.js';

const LOOKED_AT: Readonly<Record<Language, string>> = {
  en: 'Our team has looked at your profile.',
  te: 'మీ ప్రొఫైల్‌ను మా బృందం పరిశీలించింది.',
};

interface Deciding {
  readonly file: ReportFile;
  readonly sides: BothSides;
  readonly request: ReportDecisionRequest;
  readonly actor: Actor;
}

@Injectable()
export class ReportDecisions {
  constructor(
    private readonly accounts: AccountsService,
    private readonly reports: ReportsService,
    private readonly reportList: ReportList,
    private readonly accountStatus: AccountStatusService,
    private readonly notices: ReportNotices,
    private readonly audit: AuditLog,
  ) {}

  /** @throws AppError not-found, already-decided with the first decision */
  async decide(publicId: string, request: ReportDecisionRequest, actor: Actor): Promise<Answer<ReportDecisionAnswer>> {
    const file = await this.reports.find(publicId);
    const sides = file && (await this.notices.sides(file));
    if (!file || !sides) throw new AppError('not-found');
    const deciding = { file, sides, request, actor };
    const first = await this.accounts.transaction((manager) => this.settle(manager, deciding));
    const report = await this.reportList.one(file.id);
    if (!report) throw new AppError('not-found');
    if (!first) throw new AppError('already-decided', { details: { decision: report.decision } });
    return { message: ADMIN_MESSAGES.reportClosed, report };
  }

  /** Returns whether the report was still open. */
  private async settle(manager: EntityManager, deciding: Deciding): Promise<boolean> {
    const { file, sides, request, actor } = deciding;
    const { outcome, action } = request;
    const locked = await this.accounts.lockBoth(manager, file.reporterId, file.reportedId);
    if (!locked) throw new AppError('not-found');
    const reported = locked.other;
    const notes = withoutIdentityNumbers(request.notes?.trim() ?? '');
    if (!(await this.reports.close(manager, file.id, { outcome, action, notes, closedBy: actor.admin.adminId })))
      return false;
    await this.notices.thank(manager, sides.reporter);
    await this.act(manager, reported, deciding);
    await this.audit.write(manager, {
      ...actedBy(actor),
      action: 'report-closed',
      subject: `member:${reported.publicId}`,
      details: { report: file.publicId, outcome, action },
    });
    return true;
  }

  private async act(manager: EntityManager, reported: User, { sides, request, actor }: Deciding): Promise<void> {
    const by = { name: sides.reported.name, reason: request.message ?? LOOKED_AT.en, ...actedBy(actor) };
    if (request.action === 'warn') {
      await this.notices.warn(manager, sides.reported, by.reason);
      const subject = `member:${reported.publicId}`;
      await this.audit.write(manager, { ...actedBy(actor), action: 'member-warned', subject, details: {} });
    }
    const wanted = request.action === 'suspend' ? 'suspended' : request.action === 'hold' ? 'on-hold' : null;
    const stands = reported.accountStatus === wanted && !reported.heldByReports;
    if (wanted !== null && !stands && reported.accountStatus !== 'suspended')
      await this.accountStatus.change(manager, reported, wanted, by);
    if (wanted === null && reported.heldByReports && !(await this.reports.hasOpen(manager, reported.id)))
      await this.accountStatus.change(manager, reported, 'active', {
        ...by,
        reason: LOOKED_AT.en,
        toMember: LOOKED_AT[reported.language],
      });
  }
}
