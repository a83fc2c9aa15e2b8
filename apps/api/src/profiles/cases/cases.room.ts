import type { Room } from '../../platform/room.js';
import { CaseAssignments } from './case-assignments.service.js';
import { CaseClaims } from './case-claims.service.js';
import { CaseEventRow } from './case-event.entity.js';
import { CaseEvents } from './case-events.service.js';
import { CaseQuestionRow } from './case-question.entity.js';
import { CaseQuestions } from './case-questions.service.js';
import { CaseTickRow } from './case-tick.entity.js';
import { CaseTicks } from './case-ticks.service.js';
import { CasesRepository } from './cases.repository.js';
import { CasesService } from './cases.service.js';
import { DocumentOpening } from './document-opening.entity.js';
import { DocumentOpenings } from './document-openings.service.js';
import { FirstApprovals } from './first-approvals.service.js';
import { PendingDecisionRow } from './pending-decision.entity.js';
import { PendingDecisions } from './pending-decisions.service.js';
import { VerificationCase } from './verification-case.entity.js';

export const cases: Room = {
  entities: [CaseEventRow, CaseQuestionRow, CaseTickRow, DocumentOpening, PendingDecisionRow, VerificationCase],
  providers: [
    CaseAssignments,
    CaseClaims,
    CaseEvents,
    CaseQuestions,
    CaseTicks,
    CasesRepository,
    CasesService,
    DocumentOpenings,
    FirstApprovals,
    PendingDecisions,
  ],
};
