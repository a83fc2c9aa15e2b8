import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AdminsModule } from '../team/admins.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { BrowseModule } from '../browse/browse.module.js';
import { CouponsModule } from '../coupons/coupons.module.js';
import { EligibleUsersModule } from '../eligible-users/eligible-users.module.js';
import { DocumentsModule } from '../files/documents/documents.module.js';
import { PhotosModule } from '../files/photos/photos.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { InterestsModule } from '../interests/interests.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ContactViewsModule } from '../profile-page/contact-views.module.js';
import { ProfileEditsModule } from '../profiles/profile-edits.module.js';
import { ProfilesModule } from '../facts.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { ShortlistModule } from '../shortlist/shortlist.module.js';
import { CasesModule } from '../cases/cases.module.js';
import { DemoClock } from './demo-clock.js';
import { DemoCommunityLoader } from './load-community.js';
import { DemoDeeds } from './load-deeds.js';
import { DemoPictures } from './load-pictures.js';
import { DemoTeamWork } from './load-team.js';

@Module({
  imports: [
    AccountsModule,
    AdminsModule,
    AuditModule,
    BrowseModule,
    CasesModule,
    ContactViewsModule,
    CouponsModule,
    DocumentsModule,
    EligibleUsersModule,
    IdentityModule,
    InterestsModule,
    NotificationsModule,
    PasswordsModule,
    PhotosModule,
    ProfileEditsModule,
    ProfilesModule,
    ReportsModule,
    ShortlistModule,
  ],
  providers: [DemoClock, DemoCommunityLoader, DemoDeeds, DemoPictures, DemoTeamWork],
})
export class DemoModule {}
