import type { ReportDecisionRequest, ReportDecisionView } from '@kalyanam/shared/admin/reports';
import { isApiError } from '@kalyanam/web/api-error';
import { dayAndTime } from '../../../ui/india-date';
import { problemSentence } from '../../../ui/problem-sentence';

/** As typed. */
export interface ReportForm {
  outcome: ReportDecisionRequest['outcome'] | '';
  action: ReportDecisionRequest['action'] | '';
  notes: string;
  message: string;
}

export const NO_DECISION: ReportForm = { outcome: '', action: '', notes: '', message: '' };

/** A dismissed report has no action, and only an action is told to the member. */
export function asDecision({ outcome, action, notes, message }: ReportForm): ReportForm {
  const done = outcome === 'dismissed' ? 'none' : action;
  return { outcome, action: done, notes: notes.trim(), message: done === 'none' ? '' : message.trim() };
}

/** What is sent, after the rules have passed it. */
export function asRequest(form: ReportForm): ReportDecisionRequest {
  const { outcome, action, notes, message } = asDecision(form);
  return {
    outcome: outcome || 'dismissed',
    action: action || 'none',
    ...(notes ? { notes } : {}),
    ...(message ? { message } : {}),
  };
}

const FAILED = 'The report could not be closed';

/** R15: the second to decide sees the first decision. */
export function reportProblem(thrown: unknown): string {
  const sentence = problemSentence(thrown, FAILED);
  const first = isApiError(thrown) ? (thrown.body.decision as ReportDecisionView | undefined) : undefined;
  return first ? `${sentence} By ${first.decidedBy}, ${dayAndTime(first.decidedAt)}.` : sentence;
}
