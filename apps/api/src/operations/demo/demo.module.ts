import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DuplicatesRepository } from '../../team/verify/cases/duplicates.repository.js';
import { Duplicates } from '../../team/verify/cases/duplicates.service.js';
import { EvidenceService } from '../../team/verify/cases/evidence.service.js';
import { MemberNoteRow } from '../../team/members/member-note.entity.js';
import { MemberNotes } from '../../team/members/member-notes.service.js';
import { SavedViewRow } from '../../team/lists/views/saved-view.entity.js';
import { SavedViews } from '../../team/lists/views/saved-views.service.js';
import { AnnouncementsModule } from '../../my/announcements/announcements.module.js';
import { BiodataModule } from '../../my/biodata/biodata.module.js';
import { BiodataSharesModule } from '../../my/biodata/biodata-shares.module.js';
import { CallsModule } from '../../contact/first-calls/calls.module.js';
import { ConsentsModule } from '../../people/consents/consents.module.js';
import { CouponsModule } from '../../joining/coupons/coupons.module.js';
import { TeamSettingsModule } from '../../people/team-settings/team-settings.module.js';
import { EligibleUsersModule } from '../../joining/eligible-users/eligible-users.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { LookingModule } from '../../matching/freshness/looking.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { PhotoRequestsModule } from '../../contact/photo-requests/photo-requests.module.js';
import { ProfilePageModule } from '../../contact/profile-page/profile-page.module.js';
import { ReportsModule } from '../../contact/reports/reports.module.js';
import { ShortlistModule } from '../../contact/shortlist/shortlist.module.js';
import { SavedSearchesModule } from '../../matching/searches/saved-searches.module.js';
import { DemoBiodata } from './load-biodata.js';
import { DemoCandidate } from './load-candidate.js';
import { DemoMarriage } from './load-marriage.js';
import { MarriagesModule } from '../../my/marriage/marriages.module.js';
import { MyProfileModule } from '../../my/profile/my-profile.module.js';
import { DemoCalls } from './load-calls.js';
import { DemoChecks } from './load-checks.js';
import { DemoClock } from './demo-clock.js';
import { DemoCommunityLoader } from './load-community.js';
import { DemoDeeds } from './load-deeds.js';
import { DemoDesk } from './load-desk.js';
import { DemoFamily } from './load-family.js';
import { DemoPhotoLevels } from './load-photo-levels.js';
import { DemoPictures } from './load-pictures.js';
import { DemoReports } from './load-reports.js';
import { DemoSearches } from './load-searches.js';
import { DemoSignals } from './load-signals.js';
import { DemoStars } from './load-stars.js';
import { DemoTeamWork } from './load-team.js';

@Module({
  imports: [
    MarriagesModule,
    MyProfileModule,
    TypeOrmModule.forFeature([MemberNoteRow, SavedViewRow]),
    AnnouncementsModule,
    BiodataModule,
    BiodataSharesModule,
    CallsModule,
    ConsentsModule,
    CouponsModule,
    TeamSettingsModule,
    EligibleUsersModule,
    FactsModule,
    LookingModule,
    PeopleModule,
    PhotoRequestsModule,
    ProfilePageModule,
    ReportsModule,
    ShortlistModule,
    SavedSearchesModule,
  ],
  providers: [
    DemoBiodata,
    DemoCalls,
    DemoCandidate,
    DemoMarriage,
    DemoChecks,
    DemoClock,
    DemoCommunityLoader,
    DemoDeeds,
    DemoDesk,
    DemoFamily,
    DemoPhotoLevels,
    DemoPictures,
    DemoReports,
    DemoSearches,
    DemoSignals,
    DemoStars,
    DemoTeamWork,
    Duplicates,
    DuplicatesRepository,
    EvidenceService,
    MemberNotes,
    SavedViews,
  ],
})
export class DemoModule {}
