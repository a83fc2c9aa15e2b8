import { familyInvitations } from '../../joining/family-invitations/family-invitations.room.js';
import { signIn } from '../../joining/sign-in/sign-in.room.js';
import { verification } from '../../joining/verification/verification.room.js';
import { firstCalls } from '../../contact/first-calls/first-calls.room.js';
import { photoRequests } from '../../contact/photo-requests/photo-requests.room.js';
import { profilePage } from '../../contact/profile-page/profile-page.room.js';
import { shortlist } from '../../contact/shortlist/shortlist.room.js';
import { biodata } from '../../my/biodata/biodata.room.js';
import { profile } from '../../my/profile/profile.room.js';
import { settings } from '../../my/settings/settings.room.js';
import { sessions } from '../../people/sessions/sessions.room.js';
import { my } from '../../my/my.module.js';
import { district, type Room } from '../../platform/room.js';
import { DuplicatesRepository } from '../../team/verify/cases/duplicates.repository.js';
import { Duplicates } from '../../team/verify/cases/duplicates.service.js';
import { EvidenceService } from '../../team/verify/cases/evidence.service.js';
import { MemberNoteRow } from '../../team/members/member-note.entity.js';
import { MemberNotes } from '../../team/members/member-notes.service.js';
import { SavedViewRow } from '../../team/lists/views/saved-view.entity.js';
import { SavedViews } from '../../team/lists/views/saved-views.service.js';
import { DemoBiodata } from './load-biodata.js';
import { DemoCandidate } from './load-candidate.js';
import { DemoMarriage } from './load-marriage.js';
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

/** The demonstration acts as members do, without the rest of what a serving process does. */
const asServed = ({ members = {} }: Room): Room => ({ providers: members.providers ?? [] });

const demo: Room = {
  entities: [MemberNoteRow, SavedViewRow],
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
};

export const demonstration = district('DemoModule', {
  below: [my],
  rooms: [
    ...[
      familyInvitations,
      signIn,
      verification,
      firstCalls,
      photoRequests,
      profilePage,
      shortlist,
      biodata,
      profile,
      settings,
      sessions,
    ].map(asServed),
    demo,
  ],
});
