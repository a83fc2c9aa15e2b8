/**
 * R28, R57: outcome and action of all open reports about one member, decided once, in one transaction with all
 * consequences. Where a hold is in force, the decision says whether it ends.
 */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type { ReportDecisionAnswer, ReportDecisionRequest } from '@kalyanam/shared/team/reports';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { given } from '@kalyanam/shared/base/rule';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { withoutIdentityNumbers } from '../../platform/jobs/masking.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { ReportsService } from '../../contact/reports/reports.service.js';
import type { ReportFile } from '../../contact/reports/reports.repository.js';
import { AccountStatusService } from '../lists/account-status/account-status.service.js';
import { ReportList } from './report-list.service.js';
import { ReportNotices, type Parties } from './report-notices.js';
import { actedBy, type Actor } from '../../people/team-accounts/actor.js';

const LOOKED_AT: Readonly<Record<Language, string>> = {
  en: 'Our team has looked at your profile.',
  te: 'మీ ప్రొఫైల్‌ను మా బృందం పరిశీలించింది.',
};

interface Deciding {
  readonly file: ReportFile;
  readonly parties: Parties;
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

  /** @throws AppError not-found, changed-meanwhile, already-decided with the first decision */
  async decide(publicId: string, request: ReportDecisionRequest, actor: Actor): Promise<Answer<ReportDecisionAnswer>> {
    const file = await this.reports.find(publicId);
    if (!file) throw new AppError('not-found');
    const known = await this.reports.openAbout(file.reportedId);
    const reporterIds = known.flatMap(({ reporterId }) => reporterId ?? []);
    const parties = await this.notices.parties(file.reportedId, reporterIds);
    if (!parties) throw new AppError('not-found');
    const deciding = { file, parties, request, actor };
    const first = await this.accounts.transaction((manager) => this.settle(manager, deciding));
    const report = await this.reportList.one(file.id);
    if (!report) throw new AppError('not-found');
    if (!first) throw new AppError('already-decided', { details: { decision: report.decision } });
    return { message: ADMIN_MESSAGES.reportClosed, report };
  }

  /** Returns whether the report was still open. */
  private async settle(manager: EntityManager, deciding: Deciding): Promise<boolean> {
    const { file, parties, request, actor } = deciding;
    const locked = await this.accounts.lockAll(manager, [file.reportedId, ...parties.reporters.keys()]);
    const reported = locked.get(file.reportedId);
    if (!reported) throw new AppError('not-found');
    const open = await this.reports.openAbout(file.reportedId, manager);
    if (!open.some(({ id }) => id === file.id)) return false;
    const more = open.some(({ reporterId }) => reporterId !== null && !parties.reporters.has(reporterId));
    if (more || open.length !== (given(request.seen) ?? open.length)) throw new AppError('changed-meanwhile');
    requireAnswer(reported, request);
    const { outcome, action } = request;
    const notes = withoutIdentityNumbers(request.notes?.trim() ?? '');
    const message = action === 'none' ? null : withoutIdentityNumbers(request.message?.trim() ?? '') || null;
    const ids = open.map(({ id }) => id);
    await this.reports.close(manager, ids, { outcome, action, notes, message, closedBy: actor.admin.adminId });
    for (const { reporterId } of open) {
      const reporter = reporterId === null ? undefined : parties.reporters.get(reporterId);
      if (reporter) await this.notices.thank(manager, reporter);
    }
    await this.act(manager, reported, deciding);
    await this.audit.write(manager, {
      ...actedBy(actor),
      action: 'report-closed',
      subject: `member:${reported.publicId}`,
      details: { report: file.publicId, reports: ids.length, outcome, action },
    });
    return true;
  }

  private async act(manager: EntityManager, reported: User, { parties, request, actor }: Deciding): Promise<void> {
    const by = { name: parties.reported.name, reason: request.message ?? LOOKED_AT.en, ...actedBy(actor) };
    if (request.action === 'warn') {
      await this.notices.warn(manager, parties.reported, by.reason);
      const subject = `member:${reported.publicId}`;
      await this.audit.write(manager, { ...actedBy(actor), action: 'member-warned', subject, details: {} });
    }
    const wanted = request.action === 'suspend' ? 'suspended' : request.action === 'hold' ? 'on-hold' : null;
    if (wanted !== null) {
      const stands = reported.accountStatus === wanted && !reported.heldByReports;
      if (!stands && reported.accountStatus !== 'suspended')
        await this.accountStatus.change(manager, reported, wanted, by);
    } else if (reported.accountStatus === 'on-hold' && request.release === 'yes') {
      const words = { reason: LOOKED_AT.en, toMember: LOOKED_AT[reported.language] };
      await this.accountStatus.change(manager, reported, 'active', { ...by, ...words });
    } else if (reported.heldByReports) await this.accounts.keepHold(manager, reported.id);
  }
}

/** A hold is neither forgotten nor ended by accident. @throws AppError invalid-form */
function requireAnswer({ accountStatus }: User, { action, release }: ReportDecisionRequest): void {
  const settled = action === 'hold' || action === 'suspend';
  if (accountStatus === 'on-hold' && !settled && given(release) === undefined)
    throw fieldError('release', MESSAGES.required);
}
