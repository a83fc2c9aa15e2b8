import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CouponsModule } from '../coupons/coupons.module.js';
import { EligibleUsersModule } from '../eligible-users/eligible-users.module.js';
import { FactsModule } from '../facts.module.js';
import { PeopleModule } from '../people.module.js';
import { Consent } from '../registration/consent.entity.js';
import { ReportsModule } from '../reports/reports.module.js';
import { SignIn } from '../sign-in/sign-in.entity.js';
import { AdminSessionController } from '../team/admin-session.controller.js';
import { AdminTokenStrategy } from '../team/admin-token.strategy.js';
import { OwnAccessController } from '../team/own-access.controller.js';
import { OwnAccess } from '../team/own-access.service.js';
import { AdministratorListRepository } from './administrators/administrator-list.repository.js';
import { AdministratorList } from './administrators/administrator-list.service.js';
import { AdministratorsController } from './administrators/administrators.controller.js';
import { Administrators } from './administrators/administrators.service.js';
import { AdminAuditController } from './audit/admin-audit.controller.js';
import { AuditCheck } from './audit/audit-check.service.js';
import { AuditListRepository } from './audit/audit-list.repository.js';
import { AuditList } from './audit/audit-list.service.js';
import { AuditNamesRepository } from './audit/audit-names.repository.js';
import { AuditNames } from './audit/audit-names.service.js';
import { AdminCouponsController } from './coupons/admin-coupons.controller.js';
import { CouponList } from './coupons/coupon-list.service.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardRepository } from './dashboard/dashboard.repository.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { AdminEligibleUsersController } from './eligible-users/admin-eligible-users.controller.js';
import { EligibleListRepository } from './eligible-users/eligible-list.repository.js';
import { EligibleList } from './eligible-users/eligible-list.service.js';
import { Exports } from './lists/exports.service.js';
import { ListsRepository } from './lists/lists.repository.js';
import { Lists } from './lists/lists.service.js';
import { AdminProfileEditsController } from './profile-edits/admin-profile-edits.controller.js';
import { EditDecisions } from './profile-edits/edit-decisions.service.js';
import { EditListRepository } from './profile-edits/edit-list.repository.js';
import { EditList } from './profile-edits/edit-list.service.js';
import { AdminReportsController } from './reports/admin-reports.controller.js';
import { ReportCase } from './reports/report-case.service.js';
import { ReportDecisions } from './reports/report-decisions.service.js';
import { ReportListRepository } from './reports/report-list.repository.js';
import { ReportList } from './reports/report-list.service.js';
import { ReportNotices } from './reports/report-notices.js';
import { AccountStatusService } from './account-status/account-status.service.js';
import { MemberLookups } from './account-status/member-lookups.js';
import { MemberMails } from './account-status/member-mails.js';
import { AdminUsersController } from './users/admin-users.controller.js';
import { UserListRepository } from './users/user-list.repository.js';
import { UserList } from './users/user-list.service.js';
import { UserStatusService } from './users/user-status.service.js';
import { UserHistoryRepository } from './users/user-history.repository.js';
import { UserHistoryService } from './users/user-history.service.js';
import { WithdrawalService } from './users/withdrawal.service.js';
import { AdminVerificationController } from './verification/admin-verification.controller.js';
import { ClaimsService } from './verification/claims.service.js';
import { DecisionNotices } from './verification/decision-notices.js';
import { DecisionsService } from './verification/decisions.service.js';
import { DecisionsWorker } from './verification/decisions.worker.js';
import { DeskStreams } from './verification/desk-streams.service.js';
import { DuplicatesRepository } from './verification/duplicates.repository.js';
import { Duplicates } from './verification/duplicates.service.js';
import { EvidenceService } from './verification/evidence.service.js';
import { InspectionService } from './verification/inspection.service.js';
import { PendingRepository } from './verification/pending.repository.js';
import { PendingService } from './verification/pending.service.js';
import { Settlement } from './verification/settlement.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Consent, SignIn]),
    CouponsModule,
    EligibleUsersModule,
    FactsModule,
    PeopleModule,
    ReportsModule,
  ],
  controllers: [
    AdminAuditController,
    AdminCouponsController,
    AdminEligibleUsersController,
    AdminProfileEditsController,
    AdminReportsController,
    AdminSessionController,
    AdminUsersController,
    AdminVerificationController,
    AdministratorsController,
    DashboardController,
    OwnAccessController,
  ],
  providers: [
    AccountStatusService,
    AdminTokenStrategy,
    AdministratorList,
    AdministratorListRepository,
    Administrators,
    AuditCheck,
    AuditList,
    AuditListRepository,
    AuditNames,
    AuditNamesRepository,
    ClaimsService,
    CouponList,
    DashboardRepository,
    DashboardService,
    DecisionNotices,
    DecisionsService,
    DecisionsWorker,
    DeskStreams,
    Duplicates,
    DuplicatesRepository,
    EditDecisions,
    EditList,
    EditListRepository,
    EligibleList,
    EligibleListRepository,
    EvidenceService,
    Exports,
    InspectionService,
    Lists,
    ListsRepository,
    MemberLookups,
    MemberMails,
    OwnAccess,
    PendingRepository,
    PendingService,
    ReportCase,
    ReportDecisions,
    ReportList,
    ReportListRepository,
    ReportNotices,
    Settlement,
    UserList,
    UserListRepository,
    UserStatusService,
    UserHistoryService,
    UserHistoryRepository,
    WithdrawalService,
  ],
})
export class AdminModule {}
