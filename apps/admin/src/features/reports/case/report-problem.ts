import type { ReportDecisionView } from '@kalyanam/shared/admin/reports';
import { isApiError } from '@kalyanam/web/api-error';
import { dayAndTime } from '../../../ui/india-date';
import { problemSentence } from '../../../ui/problem-sentence';

const FAILED = 'The report could not be closed';

/** R15: whoever comes second sees the first decision. */
export function reportProblem(thrown: unknown): string {
  const sentence = problemSentence(thrown, FAILED);
  const first = isApiError(thrown) ? (thrown.body.decision as ReportDecisionView | undefined) : undefined;
  return first ? `${sentence} By ${first.decidedBy}, ${dayAndTime(first.decidedAt)}.` : sentence;
}
