import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AccountModule } from './my/settings/account.module.js';
import { AdminModule } from './team/team.module.js';
import { AnnouncementsModule } from './my/announcements/announcements.module.js';
import { AssistedAnswersModule } from './joining/assisted-entry/assisted-answers.module.js';
import { BannersController } from './my/announcements/banners.controller.js';
import { BiodataModule } from './my/biodata/biodata.module.js';
import { BlocksModule } from './contact/blocks/blocks.module.js';
import { BrowseModule } from './matching/browse/browse.module.js';
import { MarriageClaimsModule } from './my/marriage/marriage-claims.module.js';
import { CallsModule } from './contact/first-calls/calls.module.js';
import { CitiesController } from './profiles/places/cities.controller.js';
import { VillagesController } from './profiles/places/villages.controller.js';
import { Villages } from './profiles/places/villages.service.js';
import { AccessGuard } from './platform/access/access.guard.js';
import { ErrorFilter } from './platform/errors/error.filter.js';
import { SuccessInterceptor } from './platform/http/answer.js';
import { StrictPipe } from './platform/validation/validation.pipe.js';
import type { Side } from './platform/config/settings.js';
import { CoreModule } from './platform/platform.module.js';
import { CouponCheckController } from './joining/coupons/coupon-check.controller.js';
import { CouponsModule } from './joining/coupons/coupons.module.js';
import { TeamSettingsModule } from './people/team-settings/team-settings.module.js';
import { EligibleCheckController } from './joining/eligible-users/eligible-check.controller.js';
import { EligibleUsersModule } from './joining/eligible-users/eligible-users.module.js';
import { EventsModule } from './my/live-events/events.module.js';
import { FamilyDeskModule } from './my/family-desk/family-desk.module.js';
import { FactsModule } from './profiles/profiles.module.js';
import { DocumentsController } from './profiles/documents/documents.controller.js';
import { PhotosController } from './profiles/photos/photos.controller.js';
import { GothrasController } from './profiles/gothras/gothras.controller.js';
import { SubcastesController } from './profiles/subcastes/subcastes.controller.js';
import { InterestsModule } from './contact/interests/interests.module.js';
import { LedgerModule } from './my/who-looked/ledger.module.js';
import { requestLog } from './platform/logging/request-log.js';
import { DevOutboxController } from './people/outbox/dev-outbox.controller.js';
import { DevOutbox } from './people/outbox/dev-outbox.service.js';
import { MyProfileModule } from './my/profile/my-profile.module.js';
import { NotificationsController } from './my/notifications/notifications.controller.js';
import { PublicFiguresModule } from './matching/public-figures/public-figures.module.js';
import { JobWatchModule } from './operations/health/job-watch.module.js';
import { OperationsModule } from './operations/health/operations.module.js';
import { SmsMetricsModule } from './operations/health/sms-metrics.module.js';
import { PeopleModule } from './people/people.module.js';
import { PhotoDeliveryModule } from './my/photo-delivery/photo-delivery.module.js';
import { PhotoRequestsModule } from './contact/photo-requests/photo-requests.module.js';
import { PhotoTwinsModule } from './contact/reports/photo-twins.module.js';
import { ProfilePageModule } from './contact/profile-page/profile-page.module.js';
import { RegistrationModule } from './joining/registration/registration.module.js';
import { ReportsController } from './contact/reports/reports.controller.js';
import { ReportsModule } from './contact/reports/reports.module.js';
import { ShortlistModule } from './contact/shortlist/shortlist.module.js';
import { RelativesNoticesController } from './contact/reports/relatives-notices.controller.js';
import { RelativesNoticesModule } from './contact/reports/relatives-notices.module.js';
import { StarsModule } from './matching/star-match/stars.module.js';
import { StillLookingModule } from './my/still-looking/still-looking.module.js';
import { SearchesModule } from './matching/searches/searches.module.js';
import { SignInModule } from './joining/sign-in/sign-in.module.js';
import { TakingOverModule } from './joining/candidate-takeover/taking-over.module.js';
import { VerificationModule } from './joining/verification/verification.module.js';

/** Modules of members' processes only. */
const MEMBER_SIDE: Type[] = [
  AccountModule,
  BiodataModule,
  AssistedAnswersModule,
  BlocksModule,
  BrowseModule,
  CallsModule,
  MarriageClaimsModule,
  EventsModule,
  FamilyDeskModule,
  InterestsModule,
  LedgerModule,
  MyProfileModule,
  PublicFiguresModule,
  PhotoRequestsModule,
  PhotoTwinsModule,
  ProfilePageModule,
  RegistrationModule,
  ShortlistModule,
  SearchesModule,
  StarsModule,
  StillLookingModule,
  SignInModule,
  SmsMetricsModule,
  TakingOverModule,
  VerificationModule,
];
/** Members' routes of modules that administrators' processes load too, with their own routes. */
const MEMBER_ROUTES: Type[] = [
  BannersController,
  CitiesController,
  VillagesController,
  CouponCheckController,
  DocumentsController,
  EligibleCheckController,
  GothrasController,
  SubcastesController,
  NotificationsController,
  PhotosController,
  RelativesNoticesController,
  ReportsController,
];

@Module({})
export class AppModule {
  /**
   * The whole product, or one side of it: a process for members has no administrator route at all, and a production
   * process has no development route.
   */
  static for(side: Side, { production = false } = {}): DynamicModule {
    const members = side !== 'admin';
    const development = members && !production;
    return {
      module: AppModule,
      imports: [
        requestLog,
        CoreModule,
        JobWatchModule,
        ScheduleModule.forRoot(),
        OperationsModule,
        PeopleModule,
        FactsModule,
        PhotoDeliveryModule,
        AnnouncementsModule,
        CouponsModule,
        TeamSettingsModule,
        EligibleUsersModule,
        RelativesNoticesModule,
        ReportsModule,
        ...(members ? MEMBER_SIDE : []),
        ...(side === 'member' ? [] : [AdminModule]),
      ],
      controllers: [...(members ? MEMBER_ROUTES : []), ...(development ? [DevOutboxController] : [])],
      providers: [
        Villages,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: StrictPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: SuccessInterceptor },
        ...(development ? [DevOutbox] : []),
      ],
    };
  }
}
