/** What reviewers share about a case, as shown to the one who asks. */
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import type { CaseAssignment, CaseQuestion, CaseTeam } from '@kalyanam/shared/team/case-team';
import type { ShownQuestion } from '../../../profiles/cases/case-questions.service.js';
import { firstApprover } from '../../../profiles/cases/first-approvals.service.js';
import type { VerificationCase } from '../../../profiles/cases/verification-case.entity.js';
import type { Admin } from '../../../people/team-accounts/admin.entity.js';

export interface AssignedCase extends Pick<VerificationCase, 'assignedTo' | 'assignedAt' | 'assignNote'> {
  assignee: Pick<Admin, 'publicId' | 'name'> | null;
  assigner: Pick<Admin, 'name'> | null;
}

export interface SharedCase
  extends
    AssignedCase,
    Pick<
      VerificationCase,
      | 'secondBy'
      | 'secondAt'
      | 'secondSeen'
      | 'waitingSince'
      | 'pausedSince'
      | 'answeredAt'
      | 'reminders'
      | 'remindedAt'
    > {
  firstApprover: Pick<Admin, 'name'> | null;
}

export const questionView = ({
  publicId,
  question,
  answer,
  asker,
  askedAt,
  endedAt,
  endState,
}: ShownQuestion): CaseQuestion => ({
  id: publicId,
  state: endState ?? 'open',
  question,
  askedBy: asker.name,
  askedAt: askedAt.toISOString(),
  answer,
  endedAt: endedAt?.toISOString() ?? null,
});

export function assignmentView(opened: AssignedCase, callerId: number): CaseAssignment | null {
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
  questions: readonly ShownQuestion[];
}

export function caseTeamView(opened: SharedCase, { callerId, seen, needsTwo, questions }: TeamFacts): CaseTeam {
  const newest = questions.at(-1);
  const { firstApprover: approver, secondAt } = opened;
  const valid = approver && secondAt && firstApprover(opened, seen) !== null;
  return {
    assignment: assignmentView(opened, callerId),
    needsTwo,
    firstYes: valid ? { by: approver.name, mine: opened.secondBy === callerId, at: secondAt.toISOString() } : null,
    waitingSince: opened.waitingSince?.toISOString() ?? null,
    pausedSince: opened.pausedSince?.toISOString() ?? null,
    answeredAt: opened.answeredAt?.toISOString() ?? null,
    question: newest ? questionView(newest) : null,
    questionsLeft: Math.max(0, TEAM_LIMITS.questions.perCase - questions.length),
    reminders: opened.reminders,
    remindedAt: opened.remindedAt?.toISOString() ?? null,
  };
}
