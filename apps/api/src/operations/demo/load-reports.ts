/** What members reported about each other, and what the team made of it. */
import { usualMessage, CANNED_OUTCOMES } from '@kalyanam/shared/team/report-outcomes';
import type { ReportRequest } from '@kalyanam/shared/contracts/profile-requests';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { memberLevels } from '../../people/accounts/member-principal.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { ReportsService } from '../../contact/reports/reports.service.js';
import { actedBy, type Actor } from '../../people/team-accounts/actor.js';
import type { DemoMember } from './community.js';

const MONEY = { reason: 'money', description: 'Wanted an advance for the engagement hall.' } as const;
const NOTES = 'Rang both families. The reported one is sorry and did not know the rule.';

@Injectable()
export class DemoReports {
  constructor(
    private readonly accounts: AccountsService,
    private readonly reports: ReportsService,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditLog,
  ) {}

  async report(by: DemoMember, about: DemoMember, request: ReportRequest): Promise<void> {
    const [reporter, reported] = [await this.accounts.byEmail(by.email), await this.accounts.byEmail(about.email)];
    if (!reporter || !reported) return;
    const { id: userId, publicId, verificationStatus } = reporter;
    const levels = memberLevels(verificationStatus);
    const caller = { userId, publicId, sessionId: null, verificationStatus, kind: 'candidate' as const, levels };
    await this.reports.report(caller, reported.publicId, request);
  }

  /** A case that ended with a warning. `decide` sets the clock for the decision. */
  async settle(by: DemoMember, about: DemoMember, reviewer: Actor, decide: () => void): Promise<void> {
    await this.report(by, about, MONEY);
    decide();
    const reported = await this.accounts.byEmail(about.email);
    const warning = CANNED_OUTCOMES.find(({ id }) => id === 'warn');
    if (!reported || !warning) return;
    const { outcome, action } = warning;
    const message = usualMessage(warning, MONEY.reason, reported.language);
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lockAll(manager, [reported.id]);
      const ids = (await this.reports.openAbout(reported.id, manager)).map(({ id }) => id);
      const closedBy = reviewer.admin.adminId;
      await this.reports.close(manager, ids, { outcome, action, notes: NOTES, message, closedBy });
      await this.notifications.add(manager, reported.id, 'member-warned', { notes: message });
      const details = { reports: ids.length, outcome, action };
      const subject = `member:${reported.publicId}`;
      await this.audit.write(manager, { ...actedBy(reviewer), action: 'report-closed', subject, details });
    });
  }
}
