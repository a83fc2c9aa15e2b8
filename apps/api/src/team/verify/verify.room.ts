import { PROFILE_EDIT_LIST } from '@kalyanam/shared/team/profile-edits';
import type { Room } from '../../platform/room.js';
import { listControllers } from '../lists/list-controller.js';
import { AssistedController } from './assisted-entry/assisted.controller.js';
import { Assisted } from './assisted-entry/assisted.service.js';
import { AdminVerificationController } from './cases/admin-verification.controller.js';
import { CaseTicksController } from './cases/case-ticks.controller.js';
import { CaseFindings } from './cases/case-findings.service.js';
import { CaseStreams } from './cases/case-streams.service.js';
import { CaseTeamController } from './cases/case-team.controller.js';
import { CaseTeamService } from './cases/case-team.service.js';
import { CaseTickActs } from './cases/case-tick-acts.service.js';
import { ClaimsService } from './cases/claims.service.js';
import { DecisionNotices } from './cases/decision-notices.js';
import { DecisionsService } from './cases/decisions.service.js';
import { DecisionsWorker } from './cases/decisions.worker.js';
import { DuplicateViews } from './cases/duplicate-views.service.js';
import { DuplicatesRepository } from './cases/duplicates.repository.js';
import { Duplicates } from './cases/duplicates.service.js';
import { EvidenceService } from './cases/evidence.service.js';
import { InspectionService } from './cases/inspection.service.js';
import { PendingRepository } from './cases/pending.repository.js';
import { PendingService } from './cases/pending.service.js';
import { QuestionNotices } from './cases/question-notices.js';
import { SecondEyes } from './cases/second-eyes.service.js';
import { Settlement } from './cases/settlement.service.js';
import { UnansweredQuestions } from './cases/unanswered-questions.worker.js';
import { AdminChecksController } from './checks/admin-checks.controller.js';
import { CheckQueue } from './checks/check-queue.service.js';
import { TeamChecks } from './checks/team-checks.service.js';
import { OpenCasesRepository } from './open-cases/open-cases.repository.js';
import { QueueInMemory } from './open-cases/queue-in-memory.service.js';
import { AdminPhotoTracesController } from './photo-traces/admin-photo-traces.controller.js';
import { PhotoTraces } from './photo-traces/photo-traces.service.js';
import { AdminPhotosController } from './photos/admin-photos.controller.js';
import { PhotoRefusalsWorker } from './photos/photo-refusals.worker.js';
import { PhotoReviewService } from './photos/photo-review.service.js';
import { AdminProfileEditsController } from './profile-edits/admin-profile-edits.controller.js';
import { EditDecisions } from './profile-edits/edit-decisions.service.js';
import { EditListRepository } from './profile-edits/edit-list.repository.js';
import { EditList } from './profile-edits/edit-list.service.js';
import { AdminSignalsController } from './signals/admin-signals.controller.js';
import { PictureSignals } from './signals/picture-signals.service.js';
import { SignalsRepository } from './signals/signals.repository.js';
import { SignalsService } from './signals/signals.service.js';

export const verify: Room = {
  controllers: [
    ...listControllers(PROFILE_EDIT_LIST, 'ProfileEditsPage', EditList),
    AdminChecksController,
    AdminPhotoTracesController,
    AdminPhotosController,
    AdminProfileEditsController,
    AdminSignalsController,
    AdminVerificationController,
    AssistedController,
    CaseTicksController,
    CaseTeamController,
  ],
  providers: [
    Assisted,
    CaseFindings,
    CaseStreams,
    CaseTeamService,
    CheckQueue,
    CaseTickActs,
    ClaimsService,
    DecisionNotices,
    DecisionsService,
    DecisionsWorker,
    DuplicateViews,
    Duplicates,
    DuplicatesRepository,
    EditDecisions,
    EditList,
    EditListRepository,
    EvidenceService,
    InspectionService,
    OpenCasesRepository,
    PendingRepository,
    PendingService,
    PhotoRefusalsWorker,
    PhotoReviewService,
    PhotoTraces,
    PictureSignals,
    QuestionNotices,
    QueueInMemory,
    SecondEyes,
    Settlement,
    SignalsRepository,
    SignalsService,
    TeamChecks,
    UnansweredQuestions,
  ],
};
