import { CallsRepository } from '../../contact/first-calls/calls.repository.js';
import { PhotoRequestsRepository } from '../../contact/photo-requests/photo-requests.repository.js';
import { ShortlistRepository } from '../../contact/shortlist/shortlist.repository.js';
import { BiodataLinks } from '../../my/biodata/biodata-links.service.js';
import { MarriageStatusService } from '../../my/marriage/marriage-status.service.js';
import { DetailChanges } from '../../my/profile/detail-changes.service.js';
import { my } from '../../my/my.module.js';
import { district } from '../../platform/room.js';
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

/** The demonstration acts as members and the team do, with no more of their services than it needs. */
export const demonstration = district('DemoModule', {
  below: [my],
  rooms: [
    {
      entities: [MemberNoteRow, SavedViewRow],
      providers: [
        CallsRepository,
        PhotoRequestsRepository,
        ShortlistRepository,
        BiodataLinks,
        MarriageStatusService,
        DetailChanges,
        DuplicatesRepository,
        Duplicates,
        EvidenceService,
        MemberNotes,
        SavedViews,
        DemoBiodata,
        DemoCandidate,
        DemoMarriage,
        DemoCalls,
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
      ],
    },
  ],
});
