/** R28: one case with its evidence: its reports, the current profile, and reports of other cases. */
import type { ReportCaseAnswer, ReportEvidence, ReportRow } from '@kalyanam/shared/team/reports';
import { ageOn } from '@kalyanam/shared/base/india-time';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { PhotoAddresses } from '../../profiles/photos/photo-addresses.js';
import { PhotosService } from '../../profiles/photos/photos.service.js';
import { teamFieldsView } from '../../profiles/profile/profile.view.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { ReportsService } from '../../contact/reports/reports.service.js';
import type { AdminPrincipal } from '../../people/team-accounts/admin-principal.js';
import { MemberLookups } from '../lists/account-status/member-lookups.js';
import { ReportList } from './report-list.service.js';
import type { Actor } from '../../people/team-accounts/actor.js';

@Injectable()
export class ReportCase {
  constructor(
    private readonly reports: ReportsService,
    private readonly reportList: ReportList,
    private readonly profiles: ProfilesService,
    private readonly accounts: AccountsService,
    private readonly photos: PhotosService,
    private readonly addresses: PhotoAddresses,
    private readonly lookups: MemberLookups,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not-found */
  async read(publicId: string, actor: Actor): Promise<Answer<ReportCaseAnswer>> {
    const file = await this.reports.find(publicId);
    const report = file && (await this.reportList.one(file.id));
    if (!report) throw new AppError('not-found');
    await this.lookups.note(report.reported.userId, actor);
    const [reports, profile, about] = await Promise.all([
      this.reportList.ofCase(file.id),
      this.evidence(file.reportedId, actor.admin),
      this.reportList.forUser('reported', file.reportedId),
    ]);
    const reporters = await this.reportList.reporters(file.reportedId, reports);
    const twins = await this.twins(reports, actor.admin);
    const own = new Set(reports.map(({ id }) => id));
    return { report, reports, profile, twins, others: about.filter(({ id }) => !own.has(id)), reporters };
  }

  /** C8: whether two pictures are of one person is for eyes to say. */
  private async twins(
    reports: readonly ReportRow[],
    { sessionId }: AdminPrincipal,
  ): Promise<ReportCaseAnswer['twins']> {
    const members = new Map(
      reports.flatMap(({ system, other }) => (system === 'same-picture' && other ? [[other.userId, other]] : [])),
    );
    const twins = [...members.values()].map(async (member) => {
      const user = await this.accounts.byPublicId(member.userId);
      const photos = user ? await this.photos.ofUser(user.id) : [];
      return { member, photos: photos.map((photo) => this.addresses.view(photo, { kind: 'admin', sessionId })) };
    });
    return Promise.all(twins);
  }

  private async evidence(userId: number, { sessionId, role }: AdminPrincipal): Promise<ReportEvidence> {
    const [rows, photos] = await Promise.all([this.profiles.withUser(userId), this.photos.ofUser(userId)]);
    if (!rows) throw new AppError('not-found');
    const { user, profile } = rows;
    return {
      ...teamFieldsView(profile, role),
      language: user.language,
      age: ageOn(profile.dob, this.clock.now()),
      photos: photos.map((photo) => this.addresses.view(photo, { kind: 'admin', sessionId })),
      statusReason: user.statusReason,
      registeredAt: user.registeredAt.toISOString(),
      lastActiveAt: user.lastActiveAt.toISOString(),
    };
  }
}
