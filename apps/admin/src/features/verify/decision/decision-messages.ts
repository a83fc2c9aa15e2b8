/** Section 8, Verification: word for word. */
import type { Decision, FirstDecision } from '@kalyanam/shared/admin/contracts';
import { ADMIN_MESSAGES } from '@kalyanam/shared/admin/messages';
import { isApiError } from '@kalyanam/web/api-error';
import { dayAndTime } from '../../../ui/india-date';

const DONE: Record<Decision, string> = {
  approve: ADMIN_MESSAGES.userVerified,
  reject: ADMIN_MESSAGES.userRejected,
};
const FAILED: Record<Decision, string> = {
  approve: 'Failed to approve user',
  reject: 'Failed to reject user',
};
const PAST: Record<Decision, string> = { approve: 'Approved', reject: 'Rejected' };

export const NOTES_NEEDED = 'Please choose a reason or write what is wrong before you reject: the member reads it.';

export const decidedSentence = (action: Decision, sessionUpdated: boolean): string =>
  DONE[action] + (sessionUpdated ? ' - User token updated' : '');

export function failedSentence(action: Decision, thrown: unknown): string {
  if (!isApiError(thrown) || thrown.code === 'unexpected') return FAILED[action];
  if (thrown.code === 'network') return `${FAILED[action]}. The server could not be reached; your notes are kept.`;
  return thrown.message || FAILED[action];
}

/** R15: what the second of two administrators sees. */
export const firstDecisionSentence = ({ decision, decidedBy, decidedAt }: FirstDecision): string =>
  `${PAST[decision]} by ${decidedBy}, ${dayAndTime(decidedAt)}.`;
