import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnnouncementsModule } from '../my/announcements/announcements.module.js';
import { AssistedEntriesModule } from '../joining/assisted-entry/assisted-entries.module.js';
import { ConsentsModule } from '../people/consents/consents.module.js';
import { CouponsModule } from '../joining/coupons/coupons.module.js';
import { TeamSettingsModule } from '../people/team-settings/team-settings.module.js';
import { EligibleUsersModule } from '../joining/eligible-users/eligible-users.module.js';
import { FactsModule } from '../profiles/profiles.module.js';
import { LegalTextsModule } from '../people/legal-texts/legal-texts.module.js';
import { LookingModule } from '../matching/freshness/looking.module.js';
import { PeopleModule } from '../people/people.module.js';
import { Consent } from '../people/consents/consent.entity.js';
import { RelativesNoticesModule } from '../contact/reports/relatives-notices.module.js';
import { HeldNotesModule } from '../contact/reports/held-notes.module.js';
import { ReportsModule } from '../contact/reports/reports.module.js';
import { SavedSearchesModule } from '../matching/searches/saved-searches.module.js';
import { VerificationCoreModule } from '../joining/verification/verification-core.module.js';
import { SignIn } from '../joining/sign-in/sign-in.entity.js';
import { AdminSessionController } from '../people/team-accounts/admin-session.controller.js';
import { AdminTokenStrategy } from '../people/team-accounts/admin-token.strategy.js';
import { OwnAccessController } from '../people/team-accounts/own-access.controller.js';
import { OwnAccess } from '../people/team-accounts/own-access.service.js';
import { AdministratorListRepository } from './administrators/administrator-list.repository.js';
import { AdministratorList } from './administrators/administrator-list.service.js';
import { AdministratorsController } from './administrators/administrators.controller.js';
import { Administrators } from './administrators/administrators.service.js';
import { AdminAnnouncementsController } from './announcements/admin-announcements.controller.js';
import { AssistedController } from './assisted/assisted.controller.js';
import { Assisted } from './assisted/assisted.service.js';
import { AdminAuditController } from './audit/admin-audit.controller.js';
import { AuditCheck } from './audit/audit-check.service.js';
import { AuditListRepository } from './audit/audit-list.repository.js';
import { AuditList } from './audit/audit-list.service.js';
import { AuditNamesRepository } from './audit/audit-names.repository.js';
import { AuditNames } from './audit/audit-names.service.js';
import { BulkController } from './bulk/bulk.controller.js';
import { BulkMembersRepository } from './bulk/bulk-members.repository.js';
import { BulkRunner } from './bulk/bulk-runner.js';
import { Dismissals } from './bulk/dismissals.service.js';
import { Rejections } from './bulk/rejections.service.js';
import { Reminders } from './bulk/reminders.service.js';
import { Removals } from './bulk/removals.service.js';
import { AdminCouponsController } from './coupons/admin-coupons.controller.js';
import { CouponList } from './coupons/coupon-list.service.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardRepository } from './dashboard/dashboard.repository.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { FiguresRepository } from './dashboard/figures.repository.js';
import { KeptFigures } from './dashboard/kept-figures.service.js';
import { OverviewRepository } from './dashboard/overview.repository.js';
import { OverviewService } from './dashboard/overview.service.js';
import { AdminEligibleUsersController } from './eligible-users/admin-eligible-users.controller.js';
import { BatchList } from './eligible-users/batch-list.service.js';
import { EligibleListRepository } from './eligible-users/eligible-list.repository.js';
import { EligibleList } from './eligible-users/eligible-list.service.js';
import { Exports } from './lists/exports.service.js';
import { ListsRepository } from './lists/lists.repository.js';
import { Lists } from './lists/lists.service.js';
import { AdminGothrasController } from './gothras/admin-gothras.controller.js';
import { GothraDecisionList } from './gothras/gothra-decision-list.service.js';
import { GothraDecisions } from './gothras/gothra-decisions.service.js';
import { GothraQueue } from './gothras/gothra-queue.service.js';
import { AdminSubcastesController } from './subcastes/admin-subcastes.controller.js';
import { SubcasteDecisionList } from './subcastes/subcaste-decision-list.service.js';
import { SubcasteDecisions } from './subcastes/subcaste-decisions.service.js';
import { SubcasteQueue } from './subcastes/subcaste-queue.service.js';
import { AdminProfileEditsController } from './profile-edits/admin-profile-edits.controller.js';
import { EditDecisions } from './profile-edits/edit-decisions.service.js';
import { EditListRepository } from './profile-edits/edit-list.repository.js';
import { EditList } from './profile-edits/edit-list.service.js';
import { AdminRelativesNoticesController } from './relatives-notices/admin-relatives-notices.controller.js';
import { RelativesNoticeList } from './relatives-notices/relatives-notice-list.service.js';
import { AdminNotesController } from './notes/admin-notes.controller.js';
import { AdminStoriesController } from './stories/admin-stories.controller.js';
import { StoryQueue } from './stories/story-queue.service.js';
import { MarriagesModule } from '../my/marriage/marriages.module.js';
import { NoteQueue } from './notes/note-queue.service.js';
import { AdminReportsController } from './reports/admin-reports.controller.js';
import { ReportCase } from './reports/report-case.service.js';
import { ReportDecisions } from './reports/report-decisions.service.js';
import { ReportListRepository } from './reports/report-list.repository.js';
import { ReportList } from './reports/report-list.service.js';
import { ReportNotices } from './reports/report-notices.js';
import { AdminSettingsController } from './settings/admin-settings.controller.js';
import { AdminLegalTextsController } from './settings/admin-legal-texts.controller.js';
import { LegalPublishing } from './settings/legal-publishing.service.js';
import { SettingsChanges } from './settings/settings-changes.service.js';
import { AdminSignalsController } from './signals/admin-signals.controller.js';
import { AdminPhotoTracesController } from './photo-traces/admin-photo-traces.controller.js';
import { PhotoTraces } from './photo-traces/photo-traces.service.js';
import { AdminPhotosController } from './photo-review/admin-photos.controller.js';
import { PhotoRefusalsWorker } from './photo-review/photo-refusals.worker.js';
import { PhotoReviewService } from './photo-review/photo-review.service.js';
import { PictureSignals } from './signals/picture-signals.service.js';
import { SignalsRepository } from './signals/signals.repository.js';
import { SignalsService } from './signals/signals.service.js';
import { AccountStatusService } from './account-status/account-status.service.js';
import { MemberLookups } from './account-status/member-lookups.js';
import { MemberMails } from './account-status/member-mails.js';
import { MemberData } from '../my/settings/export/member-data.service.js';
import { BiodataSharesModule } from '../my/biodata/biodata-shares.module.js';
import { CodesModule } from '../people/codes/codes.module.js';
import { CodeSending } from '../joining/verification/code-sending.service.js';
import { MembersInMemory } from './member-table/members-in-memory.service.js';
import { TabledMembers } from './member-table/tabled-members.repository.js';
import { MemberActs } from './users/member-acts.service.js';
import { MemberActsController } from './users/member-acts.controller.js';
import { TimelineRepository } from './users/timeline.repository.js';
import { Timeline } from './users/timeline.service.js';
import { ViewAs } from './users/view-as.service.js';
import { SearchController } from './search/search.controller.js';
import { TeamSearchRepository } from './search/team-search.repository.js';
import { TeamSearch } from './search/team-search.service.js';
import { SavedViewRow } from './views/saved-view.entity.js';
import { SavedViews } from './views/saved-views.service.js';
import { ViewsController } from './views/views.controller.js';
import { AdminUsersController } from './users/admin-users.controller.js';
import { MemberNoteRow } from './users/member-note.entity.js';
import { MemberNotesController } from './users/member-notes.controller.js';
import { MemberNotes } from './users/member-notes.service.js';
import { UserListRepository } from './users/user-list.repository.js';
import { UserList } from './users/user-list.service.js';
import { UserSearch } from './users/user-search.service.js';
import { UserWords } from './users/user-words.repository.js';
import { UserStatusService } from './users/user-status.service.js';
import { UserHistoryRepository } from './users/user-history.repository.js';
import { UserHistoryService } from './users/user-history.service.js';
import { WithdrawalService } from './users/withdrawal.service.js';
import { AdminVerificationController } from './verification/admin-verification.controller.js';
import { CaseTeamController } from './verification/case-team.controller.js';
import { CaseTeamService } from './verification/case-team.service.js';
import { CaseChecksController } from './verification/case-checks.controller.js';
import { ChecksService } from './verification/checks.service.js';
import { ClaimsService } from './verification/claims.service.js';
import { DecisionNotices } from './verification/decision-notices.js';
import { DecisionsService } from './verification/decisions.service.js';
import { DecisionsWorker } from './verification/decisions.worker.js';
import { CaseStreams } from './verification/case-streams.service.js';
import { DuplicateViews } from './verification/duplicate-views.service.js';
import { DuplicatesRepository } from './verification/duplicates.repository.js';
import { Duplicates } from './verification/duplicates.service.js';
import { AdminChecksController } from './checks/admin-checks.controller.js';
import { CheckQueue } from './checks/check-queue.service.js';
import { TeamChecks } from './checks/team-checks.service.js';
import { CaseFindings } from './verification/case-findings.service.js';
import { EvidenceService } from './verification/evidence.service.js';
import { InspectionService } from './verification/inspection.service.js';
import { OpenCasesRepository } from './open-cases/open-cases.repository.js';
import { QueueInMemory } from './open-cases/queue-in-memory.service.js';
import { PendingRepository } from './verification/pending.repository.js';
import { PendingService } from './verification/pending.service.js';
import { QuestionNotices } from './verification/question-notices.js';
import { SecondEyes } from './verification/second-eyes.service.js';
import { Settlement } from './verification/settlement.service.js';
import { UnansweredQuestions } from './verification/unanswered-questions.worker.js';

@Module({
  imports: [
    MarriagesModule,
    TypeOrmModule.forFeature([Consent, MemberNoteRow, SavedViewRow, SignIn]),
    AnnouncementsModule,
    BiodataSharesModule,
    AssistedEntriesModule,
    ConsentsModule,
    VerificationCoreModule,
    CodesModule,
    CouponsModule,
    TeamSettingsModule,
    EligibleUsersModule,
    FactsModule,
    LegalTextsModule,
    LookingModule,
    PeopleModule,
    RelativesNoticesModule,
    HeldNotesModule,
    ReportsModule,
    SavedSearchesModule,
  ],
  controllers: [
    AdminAnnouncementsController,
    AdminAuditController,
    AssistedController,
    AdminCouponsController,
    AdminEligibleUsersController,
    AdminGothrasController,
    AdminSubcastesController,
    AdminLegalTextsController,
    AdminNotesController,
    AdminStoriesController,
    AdminProfileEditsController,
    AdminRelativesNoticesController,
    AdminReportsController,
    AdminSessionController,
    AdminSignalsController,
    AdminChecksController,
    AdminPhotosController,
    AdminPhotoTracesController,
    AdminSettingsController,
    AdminUsersController,
    AdminVerificationController,
    AdministratorsController,
    BulkController,
    CaseTeamController,
    CaseChecksController,
    DashboardController,
    MemberActsController,
    MemberNotesController,
    OwnAccessController,
    SearchController,
    ViewsController,
  ],
  providers: [
    AccountStatusService,
    AdminTokenStrategy,
    AdministratorList,
    AdministratorListRepository,
    Administrators,
    Assisted,
    AuditCheck,
    AuditList,
    AuditListRepository,
    AuditNames,
    AuditNamesRepository,
    BulkMembersRepository,
    BulkRunner,
    CaseTeamService,
    ChecksService,
    ClaimsService,
    CodeSending,
    CouponList,
    DashboardRepository,
    DashboardService,
    DecisionNotices,
    DecisionsService,
    DecisionsWorker,
    CaseStreams,
    Dismissals,
    Duplicates,
    DuplicateViews,
    DuplicatesRepository,
    EditDecisions,
    EditList,
    EditListRepository,
    BatchList,
    EligibleList,
    EligibleListRepository,
    CaseFindings,
    CheckQueue,
    TeamChecks,
    EvidenceService,
    Exports,
    FiguresRepository,
    InspectionService,
    KeptFigures,
    LegalPublishing,
    Lists,
    ListsRepository,
    MemberActs,
    MemberData,
    MemberLookups,
    MemberMails,
    OverviewRepository,
    OverviewService,
    PhotoRefusalsWorker,
    PhotoReviewService,
    PhotoTraces,
    PictureSignals,
    SignalsRepository,
    SignalsService,
    MemberNotes,
    MembersInMemory,
    TabledMembers,
    NoteQueue,
    StoryQueue,
    OwnAccess,
    OpenCasesRepository,
    QueueInMemory,
    PendingRepository,
    PendingService,
    Rejections,
    Reminders,
    Removals,
    QuestionNotices,
    GothraDecisionList,
    GothraDecisions,
    GothraQueue,
    SubcasteDecisionList,
    SubcasteDecisions,
    SubcasteQueue,
    RelativesNoticeList,
    ReportCase,
    ReportDecisions,
    ReportList,
    ReportListRepository,
    ReportNotices,
    SettingsChanges,
    SavedViews,
    Settlement,
    Timeline,
    TimelineRepository,
    TeamSearch,
    TeamSearchRepository,
    SecondEyes,
    Settlement,
    Timeline,
    TimelineRepository,
    UnansweredQuestions,
    UserList,
    UserListRepository,
    UserSearch,
    UserWords,
    UserStatusService,
    UserHistoryService,
    UserHistoryRepository,
    ViewAs,
    WithdrawalService,
  ],
})
export class AdminModule {}
