import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AdministratorsModule } from './admin/administrators/administrators.module.js';
import { AdminAuditModule } from './admin/audit/admin-audit.module.js';
import { AccountModule } from './account/account.module.js';
import { AdminCouponsModule } from './admin/coupons/admin-coupons.module.js';
import { AdminDashboardModule } from './admin/dashboard/admin-dashboard.module.js';
import { AdminEligibleUsersModule } from './admin/eligible-users/admin-eligible-users.module.js';
import { AdminProfileEditsModule } from './admin/profile-edits/admin-profile-edits.module.js';
import { AdminReportsModule } from './admin/reports/admin-reports.module.js';
import { AdminSessionModule } from './team/admin-session.module.js';
import { AdminUsersModule } from './admin/users/admin-users.module.js';
import { AdminVerificationModule } from './admin/admin.module.js';
import { BlocksModule } from './blocks/blocks.module.js';
import { BrowsePagesModule } from './browse/browse-pages.module.js';
import { CitiesModule } from './cities/cities.module.js';
import { AuthModule } from './sign-in/sign-in.module.js';
import { AccessGuard } from './common/access/access.guard.js';
import { CommonModule } from './core.module.js';
import { ErrorFilter } from './common/errors/error.filter.js';
import { SuccessInterceptor } from './common/http/answer.js';
import { validationPipe } from './common/validation/validation.pipe.js';
import { SettingsModule } from './config/settings.module.js';
import type { Side } from './config/settings.js';
import { CouponCheckModule } from './coupons/coupon-check.module.js';
import { DatabaseModule } from './database/database.module.js';
import { EligibleCheckModule } from './eligible-users/eligible-check.module.js';
import { EventsModule } from './events/events.module.js';
import { FilesModule } from './files/files.module.js';
import { PhotoBytesModule } from './photo-delivery/photo-delivery.module.js';
import { HealthModule } from './operations/operations.module.js';
import { InterestRoutesModule } from './interests/interest-routes.module.js';
import { LoggingModule } from './logging/request-log.js';
import { DevOutboxModule } from './messages/dev-outbox.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { NotificationRoutesModule } from './notifications/notification-routes.module.js';
import { ProfileRoutesModule } from './my-profile/my-profile.module.js';
import { ReportRoutesModule } from './reports/report-routes.module.js';
import { ShortlistRoutesModule } from './shortlist/shortlist-routes.module.js';
import { ProofsModule } from './verification/proofs.module.js';
import { VerificationModule } from './verification/verification.module.js';

/** Modules that only members' processes serve, and those that only administrators' do. */
const MEMBER_SIDE: Type[] = [
  AccountModule,
  AuthModule,
  BlocksModule,
  BrowsePagesModule,
  CitiesModule,
  CouponCheckModule,
  EligibleCheckModule,
  EventsModule,
  FilesModule,
  InterestRoutesModule,
  NotificationRoutesModule,
  ProfileRoutesModule,
  ProofsModule,
  ReportRoutesModule,
  ShortlistRoutesModule,
  VerificationModule,
];
const ADMIN_SIDE: Type[] = [
  AdminAuditModule,
  AdminCouponsModule,
  AdminDashboardModule,
  AdminEligibleUsersModule,
  AdminProfileEditsModule,
  AdminReportsModule,
  AdminSessionModule,
  AdminUsersModule,
  AdminVerificationModule,
  AdministratorsModule,
];

@Module({})
export class AppModule {
  /**
   * The product, or one side of it: a process for members has no administrator's route at all, and one of the
   * product in earnest no route of development.
   */
  static for(side: Side, { production = false } = {}): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule,
        LoggingModule,
        DatabaseModule,
        CommonModule,
        ScheduleModule.forRoot(),
        HealthModule,
        MetricsModule,
        PhotoBytesModule,
        ...(side === 'admin' ? [] : MEMBER_SIDE),
        ...(side === 'member' ? [] : ADMIN_SIDE),
        ...(production || side === 'admin' ? [] : [DevOutboxModule]),
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useFactory: validationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: SuccessInterceptor },
      ],
    };
  }
}
