import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type { HoldRelease, ReportDecisionRequest, ReportDecisionView } from '@kalyanam/shared/team/reports';
import { isApiError } from '@kalyanam/web/api-error';
import { dayAndTime } from '../../../../ui/time/india-date';
import { problemSentence } from '../../../../ui/feedback/problem-sentence';

/** As typed. */
export interface ReportForm {
  outcome: ReportDecisionRequest['outcome'] | '';
  action: ReportDecisionRequest['action'] | '';
  notes: string;
  message: string;
  release: HoldRelease | '';
}

export const NO_DECISION: ReportForm = { outcome: '', action: '', notes: '', message: '', release: '' };

/** A dismissed report has no action; the member gets a message about an action only. */
export function asDecision({ outcome, action, notes, message, release }: ReportForm): ReportForm {
  const done = outcome === 'dismissed' ? 'none' : action;
  return { outcome, action: done, notes: notes.trim(), message: done === 'none' ? '' : message.trim(), release };
}

/** Whether the decision leaves open what becomes of a hold. */
export const leavesHold = (form: Pick<ReportForm, 'outcome' | 'action'>): boolean =>
  form.outcome === 'dismissed' || form.action === 'none' || form.action === 'warn';

/** The request body, after the rules have passed it. */
export function asRequest(form: ReportForm, asksRelease: boolean): ReportDecisionRequest {
  const { outcome, action, notes, message, release } = asDecision(form);
  return {
    outcome: outcome || 'dismissed',
    action: action || 'none',
    ...(notes ? { notes } : {}),
    ...(message ? { message } : {}),
    ...(asksRelease && release !== '' ? { release } : {}),
  };
}

const DONE = { none: '', warn: ', member warned', hold: ', profile on hold', suspend: ', account suspended' } as const;

/** What became of the report, and of the account with it. */
export function closedSentence(form: ReportForm, asksRelease: boolean): string {
  const { action, release } = asDecision(form);
  const released = asksRelease && release === 'yes' ? ', hold released' : '';
  return `${ADMIN_MESSAGES.reportClosed}${DONE[action || 'none']}${released}`;
}

const FAILED = 'The report could not be closed';

/** R15: the second to decide sees the first decision. */
export function reportProblem(thrown: unknown): string {
  const sentence = problemSentence(thrown, FAILED);
  const first = isApiError(thrown) ? (thrown.body.decision as ReportDecisionView | undefined) : undefined;
  return first ? `${sentence} By ${first.decidedBy}, ${dayAndTime(first.decidedAt)}.` : sentence;
}
