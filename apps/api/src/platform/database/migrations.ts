import { ChooseWhoSeesPhotos1780000000093 } from './migrations/1780000000093-choose-who-sees-photos.js';
import { CreateMembers1780000000001 } from './migrations/1780000000001-create-members.js';
import { CreateSignIn1780000000002 } from './migrations/1780000000002-create-sign-in.js';
import { CreateFiles1780000000003 } from './migrations/1780000000003-create-files.js';
import { CreateBrowse1780000000004 } from './migrations/1780000000004-create-browse.js';
import { CreateRelations1780000000005 } from './migrations/1780000000005-create-relations.js';
import { CreateAdministration1780000000006 } from './migrations/1780000000006-create-administration.js';
import { CreateTeamLists1780000000007 } from './migrations/1780000000007-create-team-lists.js';
import { NotificationsAboutAMember1780000000008 } from './migrations/1780000000008-notifications-about-a-member.js';
import { CountReminders1780000000009 } from './migrations/1780000000009-count-reminders.js';
import { IndexSignInsByTime1780000000010 } from './migrations/1780000000010-index-sign-ins-by-time.js';
import { ProveAgain1780000000011 } from './migrations/1780000000011-prove-again.js';
import { SpeedUpTeamLists1780000000012 } from './migrations/1780000000012-speed-up-team-lists.js';
import { FindWhatIsOver1780000000014 } from './migrations/1780000000014-find-what-is-over.js';
import { HeldByReports1780000000015 } from './migrations/1780000000015-held-by-reports.js';
import { KeepLimitsInCode1780000000016 } from './migrations/1780000000016-keep-limits-in-code.js';
import { KeepRolesInCode1780000000017 } from './migrations/1780000000017-keep-roles-in-code.js';
import { AddDiet1780000000018 } from './migrations/1780000000018-add-diet.js';
import { SendResetLinksAgain1780000000022 } from './migrations/1780000000022-send-reset-links-again.js';
import { ReviewPhotosBefore1780000000094 } from './migrations/1780000000094-review-photos-before.js';
import { RememberSignOuts1780000000023 } from './migrations/1780000000023-remember-sign-outs.js';
import { OwnVerifiedNumbers1780000000025 } from './migrations/1780000000025-own-verified-numbers.js';
import { TellBeforeErasing1780000000026 } from './migrations/1780000000026-tell-before-erasing.js';
import { CountContactsByDay1780000000029 } from './migrations/1780000000029-count-contacts-by-day.js';
import { VerificationDesk1780000000033 } from './migrations/1780000000033-verification-desk.js';
import { FindByWords1780000000040 } from './migrations/1780000000040-find-by-words.js';
import { TellOfAHold1780000000041 } from './migrations/1780000000041-tell-of-a-hold.js';
import { TemporaryPasswords1780000000042 } from './migrations/1780000000042-temporary-passwords.js';
import { ImportsToUndo1780000000043 } from './migrations/1780000000043-imports-to-undo.js';
import { BeginWithAnAgeWindow1780000000046 } from './migrations/1780000000046-begin-with-an-age-window.js';
import { AskForWhom1780000000054 } from './migrations/1780000000054-ask-for-whom.js';
import { ChooseMails1780000000056 } from './migrations/1780000000056-choose-mails.js';
import { DeskSettings1780000000057 } from './migrations/1780000000057-desk-settings.js';
import { ShareTheQueue1780000000058 } from './migrations/1780000000058-share-the-queue.js';
import { AskTheMember1780000000059 } from './migrations/1780000000059-ask-the-member.js';
import { ChecksAndNotes1780000000060 } from './migrations/1780000000060-checks-and-notes.js';
import { KeepSignals1780000000061 } from './migrations/1780000000061-keep-signals.js';
import { ReviewPhotos1780000000062 } from './migrations/1780000000062-review-photos.js';
import { SavedViews1780000000063 } from './migrations/1780000000063-saved-views.js';
import { AnnounceAndMeasure1780000000064 } from './migrations/1780000000064-announce-and-measure.js';
import { LegalTexts1780000000066 } from './migrations/1780000000066-legal-texts.js';
import { FirstTemplates1780000000067 } from './migrations/1780000000067-first-templates.js';
import { LabelImports1780000000068 } from './migrations/1780000000068-label-imports.js';
import { CountDecisions1780000000069 } from './migrations/1780000000069-count-decisions.js';
import { KeepReportMessages1780000000070 } from './migrations/1780000000070-keep-report-messages.js';
import { NumbersFromAbroad1780000000071 } from './migrations/1780000000071-numbers-from-abroad.js';
import { NumberMembers1780000000072 } from './migrations/1780000000072-number-members.js';
import { CreateGothras1780000000073 } from './migrations/1780000000073-create-gothras.js';
import { KeepWishes1780000000076 } from './migrations/1780000000076-keep-wishes.js';
import { KeepDismissals1780000000077 } from './migrations/1780000000077-keep-dismissals.js';
import { SaveSearches1780000000078 } from './migrations/1780000000078-save-searches.js';
import { KeepRelativesNotices1780000000079 } from './migrations/1780000000079-keep-relatives-notices.js';
import { ListSubcastes1780000000080 } from './migrations/1780000000080-list-subcastes.js';
import { NarrowTheListing1780000000081 } from './migrations/1780000000081-narrow-the-listing.js';
import { KeepProofs1780000000084 } from './migrations/1780000000084-keep-proofs.js';
import { OrderByConfirmation1780000000086 } from './migrations/1780000000086-order-by-confirmation.js';
import { PromiseFreshness1780000000085 } from './migrations/1780000000085-promise-freshness.js';
import { ArrangeCalls1780000000098 } from './migrations/1780000000098-arrange-calls.js';
import { MergeNoGothras1780000000083 } from './migrations/1780000000083-merge-no-gothras.js';
import { InterestsThatAnswer1780000000096 } from './migrations/1780000000096-interests-that-answer.js';
import { TellOfDelivery1780000000097 } from './migrations/1780000000097-tell-of-delivery.js';
import { NameNoCard1780000000119 } from './migrations/1780000000119-name-no-card.js';
import { TellOfChanges1780000000120 } from './migrations/1780000000120-tell-of-changes.js';
import { IdentifyByFiveDocuments1780000000090 } from './migrations/1780000000090-identify-by-five-documents.js';
import { KeepChecks1780000000091 } from './migrations/1780000000091-keep-checks.js';
import { KeepAccessLedger1780000000087 } from './migrations/1780000000087-keep-access-ledger.js';
import { HideContactFromSome1780000000088 } from './migrations/1780000000088-hide-contact-from-some.js';
import { ReportByItself1780000000089 } from './migrations/1780000000089-report-by-itself.js';
import { TakeFilesForChecks1780000000092 } from './migrations/1780000000092-take-files-for-checks.js';
import { TellMoreOfTheFamily1780000000075 } from './migrations/1780000000075-tell-more-of-the-family.js';
import { OrderUsedPairs1780000000126 } from './migrations/1780000000126-order-used-pairs.js';
import { WordsOfLists1780000000125 } from './migrations/1780000000125-words-of-lists.js';
import { MarkTheQueue1780000000124 } from './migrations/1780000000124-mark-the-queue.js';
import { CountAuditByDay1780000000123 } from './migrations/1780000000123-count-audit-by-day.js';
import { WriteNamesInTelugu1780000000132 } from './migrations/1780000000132-write-names-in-telugu.js';
import { ShareBiodata1780000000133 } from './migrations/1780000000133-share-biodata.js';
import { FindWhatIsOpen1780000000128 } from './migrations/1780000000128-find-what-is-open.js';
import { KeepHoroscopes1780000000129 } from './migrations/1780000000129-keep-horoscopes.js';
import { ShareADesk1780000000135 } from './migrations/1780000000135-share-a-desk.js';
import { KeepTheDisplay1780000000140 } from './migrations/1780000000140-keep-the-display.js';
import { EndWell1780000000141 } from './migrations/1780000000141-end-well.js';
import { TellStories1780000000142 } from './migrations/1780000000142-tell-stories.js';
import { LetCandidatesTakeOver1780000000145 } from './migrations/1780000000145-let-candidates-take-over.js';
import { EnterWithTheCandidate1780000000146 } from './migrations/1780000000146-enter-with-the-candidate.js';
import { PictureStories1780000000147 } from './migrations/1780000000147-picture-stories.js';
import { DraftChanges1780000000148 } from './migrations/1780000000148-draft-changes.js';
import { NoteTheLastBackup1780000000152 } from './migrations/1780000000152-note-the-last-backup.js';
import { LeaseMessages1780000000149 } from './migrations/1780000000149-lease-messages.js';
import { AskTheCandidate1780000000144 } from './migrations/1780000000144-ask-the-candidate.js';

import { ShowNamesInTelugu1780000000153 } from './migrations/1780000000153-show-names-in-telugu.js';
import { RewordTheFirstTemplates1780000000154 } from './migrations/1780000000154-reword-the-first-templates.js';
import { KeepWhoClosed1780000000155 } from './migrations/1780000000155-keep-who-closed.js';
import { KeepNamesOfLooks1780000000158 } from './migrations/1780000000158-keep-names-of-looks.js';
import { JudgeByYesterday1780000000159 } from './migrations/1780000000159-judge-by-yesterday.js';
import { PauseCases1780000000164 } from './migrations/1780000000164-pause-cases.js';
import { ShowBeforeConsent1780000000168 } from './migrations/1780000000168-show-before-consent.js';
import { GiveOwnNumbers1780000000172 } from './migrations/1780000000172-give-own-numbers.js';
import { HearGothras1780000000173 } from './migrations/1780000000173-hear-gothras.js';
import { RecogniseDocuments1780000000175 } from './migrations/1780000000175-recognise-documents.js';
import { CallsThatReturn1780000000176 } from './migrations/1780000000176-calls-that-return.js';
import { RememberErasedLinks1780000000179 } from './migrations/1780000000179-remember-erased-links.js';
import { BrowseBeforeConsent1780000000180 } from './migrations/1780000000180-browse-before-consent.js';
import { OpenLinksAgain1780000000185 } from './migrations/1780000000185-open-links-again.js';

/** In the order in which they run. */
export const MIGRATIONS = [
  CreateMembers1780000000001,
  CreateSignIn1780000000002,
  CreateFiles1780000000003,
  CreateBrowse1780000000004,
  CreateRelations1780000000005,
  CreateAdministration1780000000006,
  CreateTeamLists1780000000007,
  NotificationsAboutAMember1780000000008,
  CountReminders1780000000009,
  IndexSignInsByTime1780000000010,
  ProveAgain1780000000011,
  SpeedUpTeamLists1780000000012,
  FindWhatIsOver1780000000014,
  HeldByReports1780000000015,
  KeepLimitsInCode1780000000016,
  KeepRolesInCode1780000000017,
  AddDiet1780000000018,
  SendResetLinksAgain1780000000022,
  RememberSignOuts1780000000023,
  OwnVerifiedNumbers1780000000025,
  TellBeforeErasing1780000000026,
  CountContactsByDay1780000000029,
  VerificationDesk1780000000033,
  FindByWords1780000000040,
  TellOfAHold1780000000041,
  TemporaryPasswords1780000000042,
  ImportsToUndo1780000000043,
  BeginWithAnAgeWindow1780000000046,
  AskForWhom1780000000054,
  ChooseMails1780000000056,
  DeskSettings1780000000057,
  ShareTheQueue1780000000058,
  AskTheMember1780000000059,
  ChecksAndNotes1780000000060,
  KeepSignals1780000000061,
  ReviewPhotos1780000000062,
  SavedViews1780000000063,
  AnnounceAndMeasure1780000000064,
  LegalTexts1780000000066,
  FirstTemplates1780000000067,
  LabelImports1780000000068,
  CountDecisions1780000000069,
  KeepReportMessages1780000000070,
  NumbersFromAbroad1780000000071,
  NumberMembers1780000000072,
  CreateGothras1780000000073,
  TellMoreOfTheFamily1780000000075,
  KeepWishes1780000000076,
  KeepDismissals1780000000077,
  SaveSearches1780000000078,
  KeepRelativesNotices1780000000079,
  ListSubcastes1780000000080,
  NarrowTheListing1780000000081,
  MergeNoGothras1780000000083,
  KeepProofs1780000000084,
  PromiseFreshness1780000000085,
  OrderByConfirmation1780000000086,
  KeepAccessLedger1780000000087,
  HideContactFromSome1780000000088,
  ReportByItself1780000000089,
  IdentifyByFiveDocuments1780000000090,
  KeepChecks1780000000091,
  TakeFilesForChecks1780000000092,
  ChooseWhoSeesPhotos1780000000093,
  ReviewPhotosBefore1780000000094,
  InterestsThatAnswer1780000000096,
  TellOfDelivery1780000000097,
  ArrangeCalls1780000000098,
  NameNoCard1780000000119,
  TellOfChanges1780000000120,
  CountAuditByDay1780000000123,
  MarkTheQueue1780000000124,
  WordsOfLists1780000000125,
  OrderUsedPairs1780000000126,
  FindWhatIsOpen1780000000128,
  KeepHoroscopes1780000000129,
  WriteNamesInTelugu1780000000132,
  ShareBiodata1780000000133,
  ShareADesk1780000000135,
  KeepTheDisplay1780000000140,
  EndWell1780000000141,
  TellStories1780000000142,
  AskTheCandidate1780000000144,
  LetCandidatesTakeOver1780000000145,
  EnterWithTheCandidate1780000000146,
  PictureStories1780000000147,
  DraftChanges1780000000148,
  LeaseMessages1780000000149,
  NoteTheLastBackup1780000000152,
  ShowNamesInTelugu1780000000153,
  RewordTheFirstTemplates1780000000154,
  KeepWhoClosed1780000000155,
  KeepNamesOfLooks1780000000158,
  JudgeByYesterday1780000000159,
  PauseCases1780000000164,
  ShowBeforeConsent1780000000168,
  GiveOwnNumbers1780000000172,
  HearGothras1780000000173,
  RecogniseDocuments1780000000175,
  CallsThatReturn1780000000176,
  RememberErasedLinks1780000000179,
  BrowseBeforeConsent1780000000180,
  OpenLinksAgain1780000000185,
] as const;
