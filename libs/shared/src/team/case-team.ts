/**
 * What several reviewers share about an open case: assignment, the first of two approvals, the question to its member.
 */
import { TEAM_LIMITS } from './limits.js';
import type { ValueOf } from '../base/vocabulary/option.js';

/** Who of the team decides cases; for 'Pass to'. */
export interface Colleague {
  id: string;
  name: string;
  /** Open cases assigned to them. */
  assigned: number;
}

/** GET /admin/verifications/colleagues: reviewers and owners who can sign in, without the caller. */
export interface ColleaguesAnswer {
  success: true;
  colleagues: Colleague[];
}

/** Everyone may still open the case; all reviewers see who it is assigned to. */
export interface CaseAssignment {
  to: { id: string; name: string };
  /** It is the caller's. */
  mine: boolean;
  /** Who assigned it, perhaps to themselves. */
  by: string;
  at: string;
  note: string | null;
}

/** POST /admin/verifications/:userId/assignment. */
export interface AssignmentRequest {
  /** A colleague's id; without it, to oneself. */
  colleagueId?: string;
  /** What the colleague reads with the case. */
  note?: string;
}

/** POST and DELETE /admin/verifications/:userId/assignment. */
export interface AssignmentAnswer {
  success: true;
  assignment: CaseAssignment | null;
}

/** The first of the two approvals that the owner's settings ask for; void as soon as the case changes. */
export interface FirstYes {
  by: string;
  /** The caller gave it, and can take it back; another reviewer has to approve. */
  mine: boolean;
  at: string;
}

export const QUESTION_STATES = [
  { value: 'open', label: 'Waiting for the answer' },
  { value: 'answered', label: 'Answered' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'unanswered', label: 'No answer' },
  { value: 'decided', label: 'Case decided' },
] as const;
export type QuestionState = ValueOf<typeof QUESTION_STATES>;

export interface CaseQuestion {
  id: string;
  state: QuestionState;
  question: string;
  /** Name. */
  askedBy: string;
  askedAt: string;
  answer: string | null;
  /** When it was answered, withdrawn or given up. */
  endedAt: string | null;
}

/** POST /admin/verifications/:userId/question. */
export interface QuestionRequest {
  question: string;
  /** The case that was looked at. */
  caseId?: string;
}

/** POST and DELETE /admin/verifications/:userId/question. */
export interface QuestionAnswer {
  success: true;
  message: string;
  question: CaseQuestion;
}

/** Part of PendingVerification. */
export interface CaseTeam {
  assignment: CaseAssignment | null;
  /** The owner's settings demand two reviewers for an approval. */
  needsTwo: boolean;
  firstYes: FirstYes | null;
  /** Since when the case waits for its member; its clock is stopped. */
  waitingSince: string | null;
  /** Since when the account is held or suspended: the case cannot be decided, and its clock is stopped. */
  pausedSince: string | null;
  /** When the member last answered; such a case comes first. */
  answeredAt: string | null;
  /** The newest question, also one that is over. */
  question: CaseQuestion | null;
  /** How many more may be asked about this case. */
  questionsLeft: number;
  /** Mails that asked the member for the missing file. */
  reminders: number;
  remindedAt: string | null;
}

export const NO_TEAM: CaseTeam = {
  assignment: null,
  needsTwo: false,
  firstYes: null,
  waitingSince: null,
  pausedSince: null,
  answeredAt: null,
  question: null,
  questionsLeft: TEAM_LIMITS.questions.perCase,
  reminders: 0,
  remindedAt: null,
};

/** The number of open cases under each head of the queue. */
export interface QueueGroups {
  /** Their members have answered a question. */
  answered: number;
  late: number;
  due: number;
  fresh: number;
  waiting: number;
  /** Their accounts are on hold or suspended; no list but their own has them, and the total has none. */
  paused: number;
}
