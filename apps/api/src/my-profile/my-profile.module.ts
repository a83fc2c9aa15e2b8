import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { BrowseModule } from '../browse/browse.module.js';
import { EligibleUsersModule } from '../eligible-users/eligible-users.module.js';
import { DocumentsModule } from '../files/documents/documents.module.js';
import { PhotosModule } from '../files/photos/photos.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { InterestsModule } from '../interests/interests.module.js';
import { CasesModule } from '../cases/cases.module.js';
import { MessagesModule } from '../people.module.js';
import { AbsenceRepository } from './absence.repository.js';
import { Absences } from './absence.service.js';
import { ContactViewsController } from '../profile-page/contact-views.controller.js';
import { ContactViewsModule } from '../profile-page/contact-views.module.js';
import { Marriage } from './marriage.service.js';
import { MyProfilePage } from './my-profile-page.service.js';
import { MyProfileController } from './my-profile.controller.js';
import { ProfileChanges } from './profile-changes.service.js';
import { ProfileDeletion } from './profile-deletion.service.js';
import { ProfileEditsModule } from '../profiles/profile-edits.module.js';
import { ProfilePages } from '../profile-page/profile-pages.service.js';
import { ProfilesController } from '../profile-page/profiles.controller.js';
import { ProfilesModule } from '../facts.module.js';
import { Tombstone } from './tombstone.entity.js';
import { TombstonesRepository } from './tombstones.repository.js';

/** A member's own profile, and that of another. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Tombstone]),
    AccountsModule,
    AuditModule,
    BrowseModule,
    CasesModule,
    ContactViewsModule,
    DocumentsModule,
    EligibleUsersModule,
    IdentityModule,
    InterestsModule,
    MessagesModule,
    PhotosModule,
    ProfileEditsModule,
    ProfilesModule,
    SessionsModule,
  ],
  controllers: [ContactViewsController, MyProfileController, ProfilesController],
  providers: [
    AbsenceRepository,
    Absences,
    Marriage,
    MyProfilePage,
    ProfilePages,
    ProfileChanges,
    ProfileDeletion,
    TombstonesRepository,
  ],
})
export class ProfileRoutesModule {}
