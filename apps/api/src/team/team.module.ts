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
import { AdministratorListRepository } from './office/administrators/administrator-list.repository.js';
import { AdministratorList } from './office/administrators/administrator-list.service.js';
import { AdministratorsController } from './office/administrators/administrators.controller.js';
import { Administrators } from './office/administrators/administrators.service.js';
import { AdminAnnouncementsController } from './community/announcements/admin-announcements.controller.js';
import { AssistedController } from './verify/assisted-entry/assisted.controller.js';
import { Assisted } from './verify/assisted-entry/assisted.service.js';
import { AdminAuditController } from './office/audit/admin-audit.controller.js';
import { AuditCheck } from './office/audit/audit-check.service.js';
import { AuditListRepository } from './office/audit/audit-list.repository.js';
import { AuditList } from './office/audit/audit-list.service.js';
import { AuditNamesRepository } from './office/audit/audit-names.repository.js';
import { AuditNames } from './office/audit/audit-names.service.js';
import { BulkController } from './bulk/bulk.controller.js';
import { BulkMembersRepository } from './bulk/bulk-members.repository.js';
import { BulkRunner } from './bulk/bulk-runner.js';
import { Dismissals } from './bulk/dismissals.service.js';
import { Rejections } from './bulk/rejections.service.js';
import { Reminders } from './bulk/reminders.service.js';
import { Removals } from './bulk/removals.service.js';
import { AdminCouponsController } from './community/coupons/admin-coupons.controller.js';
import { CouponList } from './community/coupons/coupon-list.service.js';
import { DashboardController } from './office/dashboard/dashboard.controller.js';
import { DashboardRepository } from './office/dashboard/dashboard.repository.js';
import { DashboardService } from './office/dashboard/dashboard.service.js';
import { FiguresRepository } from './office/dashboard/figures.repository.js';
import { KeptFigures } from './office/dashboard/kept-figures.service.js';
import { OverviewRepository } from './office/dashboard/overview.repository.js';
import { OverviewService } from './office/dashboard/overview.service.js';
import { AdminEligibleUsersController } from './community/eligible-users/admin-eligible-users.controller.js';
import { BatchList } from './community/eligible-users/batch-list.service.js';
import { EligibleListRepository } from './community/eligible-users/eligible-list.repository.js';
import { EligibleList } from './community/eligible-users/eligible-list.service.js';
import { Exports } from './lists/exports.service.js';
import { ListsRepository } from './lists/lists.repository.js';
import { Lists } from './lists/lists.service.js';
import { AdminGothrasController } from './community/gothras/admin-gothras.controller.js';
import { GothraDecisionList } from './community/gothras/gothra-decision-list.service.js';
import { GothraDecisions } from './community/gothras/gothra-decisions.service.js';
import { GothraQueue } from './community/gothras/gothra-queue.service.js';
import { AdminSubcastesController } from './community/subcastes/admin-subcastes.controller.js';
import { SubcasteDecisionList } from './community/subcastes/subcaste-decision-list.service.js';
import { SubcasteDecisions } from './community/subcastes/subcaste-decisions.service.js';
import { SubcasteQueue } from './community/subcastes/subcaste-queue.service.js';
import { AdminProfileEditsController } from './verify/profile-edits/admin-profile-edits.controller.js';
import { EditDecisions } from './verify/profile-edits/edit-decisions.service.js';
import { EditListRepository } from './verify/profile-edits/edit-list.repository.js';
import { EditList } from './verify/profile-edits/edit-list.service.js';
import { AdminRelativesNoticesController } from './reports/relatives-notices/admin-relatives-notices.controller.js';
import { RelativesNoticeList } from './reports/relatives-notices/relatives-notice-list.service.js';
import { AdminNotesController } from './reports/held-notes/admin-notes.controller.js';
import { AdminStoriesController } from './reports/stories/admin-stories.controller.js';
import { StoryQueue } from './reports/stories/story-queue.service.js';
import { MarriagesModule } from '../my/marriage/marriages.module.js';
import { NoteQueue } from './reports/held-notes/note-queue.service.js';
import { AdminReportsController } from './reports/admin-reports.controller.js';
import { ReportCase } from './reports/report-case.service.js';
import { ReportDecisions } from './reports/report-decisions.service.js';
import { ReportListRepository } from './reports/report-list.repository.js';
import { ReportList } from './reports/report-list.service.js';
import { ReportNotices } from './reports/report-notices.js';
import { AdminSettingsController } from './office/settings/admin-settings.controller.js';
import { AdminLegalTextsController } from './office/settings/admin-legal-texts.controller.js';
import { LegalPublishing } from './office/settings/legal-publishing.service.js';
import { SettingsChanges } from './office/settings/settings-changes.service.js';
import { AdminSignalsController } from './verify/signals/admin-signals.controller.js';
import { AdminPhotoTracesController } from './verify/photo-traces/admin-photo-traces.controller.js';
import { PhotoTraces } from './verify/photo-traces/photo-traces.service.js';
import { AdminPhotosController } from './verify/photos/admin-photos.controller.js';
import { PhotoRefusalsWorker } from './verify/photos/photo-refusals.worker.js';
import { PhotoReviewService } from './verify/photos/photo-review.service.js';
import { PictureSignals } from './verify/signals/picture-signals.service.js';
import { SignalsRepository } from './verify/signals/signals.repository.js';
import { SignalsService } from './verify/signals/signals.service.js';
import { AccountStatusService } from './lists/account-status/account-status.service.js';
import { MemberLookups } from './lists/account-status/member-lookups.js';
import { MemberMails } from './lists/account-status/member-mails.js';
import { MemberData } from '../my/settings/export/member-data.service.js';
import { BiodataSharesModule } from '../my/biodata/biodata-shares.module.js';
import { CodesModule } from '../people/codes/codes.module.js';
import { CodeSending } from '../joining/verification/code-sending.service.js';
import { MembersInMemory } from './lists/member-table/members-in-memory.service.js';
import { TabledMembers } from './lists/member-table/tabled-members.repository.js';
import { MemberActs } from './members/member-acts.service.js';
import { MemberActsController } from './members/member-acts.controller.js';
import { TimelineRepository } from './members/timeline.repository.js';
import { Timeline } from './members/timeline.service.js';
import { ViewAs } from './members/view-as.service.js';
import { SearchController } from './members/search/search.controller.js';
import { TeamSearchRepository } from './members/search/team-search.repository.js';
import { TeamSearch } from './members/search/team-search.service.js';
import { SavedViewRow } from './lists/views/saved-view.entity.js';
import { SavedViews } from './lists/views/saved-views.service.js';
import { ViewsController } from './lists/views/views.controller.js';
import { AdminUsersController } from './members/admin-users.controller.js';
import { MemberNoteRow } from './members/member-note.entity.js';
import { MemberNotesController } from './members/member-notes.controller.js';
import { MemberNotes } from './members/member-notes.service.js';
import { UserListRepository } from './members/user-list.repository.js';
import { UserList } from './members/user-list.service.js';
import { UserSearch } from './members/user-search.service.js';
import { UserWords } from './members/user-words.repository.js';
import { UserStatusService } from './members/user-status.service.js';
import { UserHistoryRepository } from './members/user-history.repository.js';
import { UserHistoryService } from './members/user-history.service.js';
import { WithdrawalService } from './members/withdrawal.service.js';
import { AdminVerificationController } from './verify/cases/admin-verification.controller.js';
import { CaseTeamController } from './verify/cases/case-team.controller.js';
import { CaseTeamService } from './verify/cases/case-team.service.js';
import { CaseChecksController } from './verify/cases/case-checks.controller.js';
import { ChecksService } from './verify/cases/checks.service.js';
import { ClaimsService } from './verify/cases/claims.service.js';
import { DecisionNotices } from './verify/cases/decision-notices.js';
import { DecisionsService } from './verify/cases/decisions.service.js';
import { DecisionsWorker } from './verify/cases/decisions.worker.js';
import { CaseStreams } from './verify/cases/case-streams.service.js';
import { DuplicateViews } from './verify/cases/duplicate-views.service.js';
import { DuplicatesRepository } from './verify/cases/duplicates.repository.js';
import { Duplicates } from './verify/cases/duplicates.service.js';
import { AdminChecksController } from './verify/checks/admin-checks.controller.js';
import { CheckQueue } from './verify/checks/check-queue.service.js';
import { TeamChecks } from './verify/checks/team-checks.service.js';
import { CaseFindings } from './verify/cases/case-findings.service.js';
import { EvidenceService } from './verify/cases/evidence.service.js';
import { InspectionService } from './verify/cases/inspection.service.js';
import { OpenCasesRepository } from './verify/open-cases/open-cases.repository.js';
import { QueueInMemory } from './verify/open-cases/queue-in-memory.service.js';
import { PendingRepository } from './verify/cases/pending.repository.js';
import { PendingService } from './verify/cases/pending.service.js';
import { QuestionNotices } from './verify/cases/question-notices.js';
import { SecondEyes } from './verify/cases/second-eyes.service.js';
import { Settlement } from './verify/cases/settlement.service.js';
import { UnansweredQuestions } from './verify/cases/unanswered-questions.worker.js';

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
