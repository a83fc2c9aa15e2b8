/** What reviewers share about a case, as shown to the one who asks. */
import { TEAM_LIMITS } from '@kalyanam/shared/admin/limits';
import type { CaseAssignment, CaseQuestion, CaseTeam } from '@kalyanam/shared/admin/case-team';
import type { CaseQuestionRow } from '../../cases/case-question.entity.js';
import { firstApprover } from '../../cases/first-approvals.service.js';
import type { VerificationCase } from '../../cases/verification-case.entity.js';

export const questionView = ({
  publicId,
  question,
  answer,
  asker,
  askedAt,
  endedAt,
  endState,
}: CaseQuestionRow): CaseQuestion => ({
  id: publicId,
  state: endState ?? 'open',
  question,
  askedBy: asker.name,
  askedAt: askedAt.toISOString(),
  answer,
  endedAt: endedAt?.toISOString() ?? null,
});

/** The case must be loaded with its assignee and assigner. */
export function assignmentView(opened: VerificationCase, callerId: number): CaseAssignment | null {
  const { assignee, assigner, assignedTo, assignedAt, assignNote } = opened;
  if (!assignee || !assignedAt) return null;
  return {
    to: { id: assignee.publicId, name: assignee.name },
    mine: assignedTo === callerId,
    by: assigner?.name ?? '',
    at: assignedAt.toISOString(),
    note: assignNote,
  };
}

export interface TeamFacts {
  callerId: number;
  /** The version of the case: an approval of another one is void. */
  seen: string;
  needsTwo: boolean;
  /** The oldest first. */
  questions: readonly CaseQuestionRow[];
}

/** The case must be loaded with assignee, assigner and first approver. */
export function caseTeamView(opened: VerificationCase, { callerId, seen, needsTwo, questions }: TeamFacts): CaseTeam {
  const newest = questions.at(-1);
  const { firstApprover: approver, secondAt } = opened;
  const valid = approver && secondAt && firstApprover(opened, seen) !== null;
  return {
    assignment: assignmentView(opened, callerId),
    needsTwo,
    firstYes: valid ? { by: approver.name, mine: opened.secondBy === callerId, at: secondAt.toISOString() } : null,
    waitingSince: opened.waitingSince?.toISOString() ?? null,
    answeredAt: opened.answeredAt?.toISOString() ?? null,
    question: newest ? questionView(newest) : null,
    questionsLeft: Math.max(0, TEAM_LIMITS.questions.perCase - questions.length),
    reminders: opened.reminders,
    remindedAt: opened.remindedAt?.toISOString() ?? null,
  };
}
