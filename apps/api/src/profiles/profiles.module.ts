import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessEvent } from '../people/access-ledger/access-event.entity.js';
import { AccessEventsRepository } from '../people/access-ledger/access-events.repository.js';
import { AccessLedger } from '../people/access-ledger/access-ledger.service.js';
import { AccessLedgerCleaner } from '../people/access-ledger/access-ledger.cleaner.js';
import { AccessMonth } from '../people/access-ledger/access-month.entity.js';
import { CaseAssignments } from './cases/case-assignments.service.js';
import { CaseClaims } from './cases/case-claims.service.js';
import { CaseQuestionRow } from './cases/case-question.entity.js';
import { CaseQuestions } from './cases/case-questions.service.js';
import { CaseTickRow } from './cases/case-tick.entity.js';
import { CaseTicks } from './cases/case-ticks.service.js';
import { CasesRepository } from './cases/cases.repository.js';
import { CasesService } from './cases/cases.service.js';
import { CaseEventRow } from './cases/case-event.entity.js';
import { CaseEvents } from './cases/case-events.service.js';
import { DocumentOpening } from './cases/document-opening.entity.js';
import { DocumentOpenings } from './cases/document-openings.service.js';
import { FirstApprovals } from './cases/first-approvals.service.js';
import { PendingDecisionRow } from './cases/pending-decision.entity.js';
import { PendingDecisions } from './cases/pending-decisions.service.js';
import { VerificationCase } from './cases/verification-case.entity.js';
import { CheckFile } from './checks/check-file.entity.js';
import { CheckFiles } from './checks/check-files.service.js';
import { CheckRow } from './checks/check.entity.js';
import { ChecksRepository } from './checks/checks.repository.js';
import { Checks } from './checks/checks.service.js';
import { ConsentsModule } from '../people/consents/consents.module.js';
import { TeamSettingsModule } from '../people/team-settings/team-settings.module.js';
import { Document } from './documents/document.entity.js';
import { DocumentsRepository } from './documents/documents.repository.js';
import { DocumentsService } from './documents/documents.service.js';
import { OwnDocuments } from './documents/own-documents.service.js';
import { WatermarkPatterns } from '../platform/pictures/watermarks/watermark-patterns.js';
import { Watermarks } from './photos/watermarks/watermarks.service.js';
import { PictureTraces } from './photos/watermarks/picture-traces.service.js';
import { PhotoAddresses } from './photos/photo-addresses.js';
import { FileStorage } from '../platform/storage/file-storage.js';
import { LocalStorage } from '../platform/storage/local-storage.js';
import { S3Storage } from '../platform/storage/s3-storage.js';
import { Settings } from '../platform/config/settings.js';
import { PhotoHash } from './photos/photo-hash.entity.js';
import { PhotoHashes } from './photos/photo-hashes.service.js';
import { PhotoReviews } from './photos/photo-reviews.service.js';
import { PhotoWatcher } from './photos/photo-watcher.js';
import { Photo } from './photos/photo.entity.js';
import { PhotosRepository } from './photos/photos.repository.js';
import { PhotosService } from './photos/photos.service.js';
import { PictureProcesses } from '../platform/pictures/picture-processes.js';
import { Pictures } from '../platform/pictures/pictures.service.js';
import { OrphanedFile, OrphanedFilesRepository } from '../platform/storage/orphaned-files.repository.js';
import { StoredFiles } from '../platform/storage/stored-files.service.js';
import { HoroscopeExchangeRow, HoroscopeRow } from './horoscopes/horoscope.entity.js';
import { Horoscopes } from './horoscopes/horoscopes.service.js';
import { HoroscopesRepository } from './horoscopes/horoscopes.repository.js';
import { GothraGates } from './gothras/gothra-gates.service.js';
import { SubcasteDecisionsRepository } from './subcastes/subcaste-decisions.repository.js';
import { SubcasteNames } from './subcastes/subcaste-names.service.js';
import { SubcastesRepository } from './subcastes/subcastes.repository.js';
import { Subcastes } from './subcastes/subcastes.service.js';
import { GothraDecisionsRepository } from './gothras/gothra-decisions.repository.js';
import { GothraNames } from './gothras/gothra-names.service.js';
import { GothraTable } from './gothras/gothra-table.service.js';
import { GothrasRepository } from './gothras/gothras.repository.js';
import { Lineages } from './gothras/lineages.service.js';
import { BrowseEntriesRepository } from '../matching/listing/browse-entries.repository.js';
import { BrowseEntries } from '../matching/listing/browse-entries.service.js';
import { BrowseMust } from '../matching/listing/browse-must.entity.js';
import { BrowseEntry } from '../matching/listing/browse-entry.entity.js';
import { NotificationPages } from '../my/notifications/notification-pages.service.js';
import { Notification } from '../people/notifications/notification.entity.js';
import { NotificationsRepository } from '../people/notifications/notifications.repository.js';
import { NotificationsService } from '../people/notifications/notifications.service.js';
import { PeopleModule } from '../people/people.module.js';
import { CardsRepository } from './profile/cards.repository.js';
import { KnownCards } from './profile/known-cards.service.js';
import { MemberCards } from './profile/member-cards.service.js';
import { ProfileDetailsRepository } from './profile/profile-details.repository.js';
import { ProfileDetailsRow } from './profile/profile-details.entity.js';
import { ProfileDetailsService } from './profile/profile-details.service.js';
import { ProfileEditsRepository } from './profile/profile-edits.repository.js';
import { ProfileEdits } from './profile/profile-edits.service.js';
import { ProfilePhotos } from './profile/profile-photos.service.js';
import { ProfileSeen } from './profile/profile-seen.service.js';
import { ProfileVisibilityRepository } from './profile/profile-visibility.repository.js';
import { ProfileVisibility } from './profile/profile-visibility.service.js';
import { Profile } from './profile/profile.entity.js';
import { ProfilesRepository } from './profile/profiles.repository.js';
import { ProfilesService } from './profile/profiles.service.js';
import { SiblingRow } from './profile/sibling.entity.js';
import { Interest } from '../people/relations/interest.entity.js';
import { InterestsRepository } from '../people/relations/interests.repository.js';
import { InterestsService } from '../people/relations/interests.service.js';
import { KeptPrint } from '../joining/registration-signals/kept-print.entity.js';
import { KeptPrints } from '../joining/registration-signals/kept-prints.service.js';
import { RegistrationSignal } from '../joining/registration-signals/registration-signal.entity.js';
import { RegistrationSignals } from '../joining/registration-signals/registration-signals.service.js';
import { Candidates } from '../matching/wishes/candidates.service.js';
import { Matches } from '../matching/wishes/matches.service.js';
import { MemberWishes } from '../matching/wishes/member-wishes.service.js';
import { InterestNotices } from '../contact/interests/interest-notices.service.js';
import { WaitingLineRepository } from '../contact/interests/waiting-line.repository.js';
import { WaitingLine } from '../contact/interests/waiting-line.service.js';
import { WaitingLineWorker } from '../contact/interests/waiting-line.worker.js';
import { JudgedFacts } from '../matching/wishes/judged-facts.entity.js';
import { WishesRow } from '../matching/wishes/wishes.entity.js';

/**
 * Data about members that both sides of the product use: files, profiles, relations, the listing, cases,
 * notifications. AppModule adds members' routes for some of it.
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      OrphanedFile,
      Photo,
      PhotoHash,
      Document,
      CheckFile,
      CheckRow,
      Interest,
      Profile,
      ProfileDetailsRow,
      SiblingRow,
      HoroscopeRow,
      HoroscopeExchangeRow,
      JudgedFacts,
      WishesRow,
      BrowseMust,
      BrowseEntry,
      VerificationCase,
      CaseQuestionRow,
      PendingDecisionRow,
      CaseTickRow,
      DocumentOpening,
      CaseEventRow,
      Notification,
      RegistrationSignal,
      KeptPrint,
      AccessEvent,
      AccessMonth,
    ]),
    PeopleModule,
    ConsentsModule,
    TeamSettingsModule,
  ],
  providers: [
    {
      provide: FileStorage,
      inject: [Settings],
      useFactory: (settings: Settings) => (settings.s3 ? new S3Storage(settings.s3) : new LocalStorage(settings)),
    },
    GothraGates,
    GothraDecisionsRepository,
    GothraNames,
    GothraTable,
    GothrasRepository,
    Horoscopes,
    HoroscopesRepository,
    Lineages,
    SubcasteDecisionsRepository,
    SubcasteNames,
    Subcastes,
    SubcastesRepository,
    StoredFiles,
    OrphanedFilesRepository,
    PictureProcesses,
    WatermarkPatterns,
    Watermarks,
    PictureTraces,
    Pictures,
    PhotosService,
    PhotosRepository,
    PhotoHashes,
    PhotoReviews,
    PhotoAddresses,
    DocumentsService,
    DocumentsRepository,
    OwnDocuments,
    CheckFiles,
    Checks,
    ChecksRepository,
    InterestsService,
    InterestsRepository,
    ProfilesService,
    ProfilesRepository,
    ProfileDetailsService,
    ProfileDetailsRepository,
    ProfileEdits,
    ProfileEditsRepository,
    ProfilePhotos,
    ProfileSeen,
    ProfileVisibility,
    ProfileVisibilityRepository,
    MemberCards,
    KnownCards,
    CardsRepository,
    MemberWishes,
    Candidates,
    Matches,
    BrowseEntries,
    BrowseEntriesRepository,
    { provide: PhotoWatcher, useExisting: BrowseEntries },
    CasesService,
    CasesRepository,
    CaseAssignments,
    CaseClaims,
    CaseQuestions,
    FirstApprovals,
    CaseTicks,
    PendingDecisions,
    DocumentOpenings,
    CaseEvents,
    NotificationsService,
    NotificationsRepository,
    NotificationPages,
    InterestNotices,
    WaitingLine,
    WaitingLineRepository,
    WaitingLineWorker,
    RegistrationSignals,
    KeptPrints,
    AccessLedger,
    AccessLedgerCleaner,
    AccessEventsRepository,
  ],
  exports: [
    GothraGates,
    GothraNames,
    GothraTable,
    SubcasteNames,
    Subcastes,
    Horoscopes,
    Lineages,
    StoredFiles,
    Watermarks,
    PictureTraces,
    PhotosService,
    PhotoHashes,
    PhotoReviews,
    PhotoAddresses,
    DocumentsService,
    OwnDocuments,
    CheckFiles,
    Checks,
    InterestsService,
    ProfilesService,
    ProfileDetailsService,
    ProfileEdits,
    ProfilePhotos,
    ProfileSeen,
    ProfileVisibility,
    MemberCards,
    MemberWishes,
    Candidates,
    Matches,
    BrowseEntries,
    CasesService,
    CaseAssignments,
    CaseClaims,
    CaseQuestions,
    FirstApprovals,
    CaseTicks,
    PendingDecisions,
    DocumentOpenings,
    CaseEvents,
    NotificationsService,
    NotificationPages,
    InterestNotices,
    WaitingLine,
    WaitingLineWorker,
    RegistrationSignals,
    KeptPrints,
    AccessLedger,
    AccessEventsRepository,
  ],
})
export class FactsModule {}
