/** R8, R9 and section 4: how a verification status may change, and on which event. */
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';

export type VerificationEvent =
  'codes-verified' | 'pre-approved' | 'approved' | 'rejected' | 'resubmitted' | 'withdrawn' | 'withdrawn-unproved';

interface Transition {
  readonly from: VerificationStatus;
  readonly on: VerificationEvent;
  readonly to: VerificationStatus;
}

const TRANSITIONS: readonly Transition[] = [
  // R8: email and phone verified with codes.
  { from: 'not-verified', on: 'codes-verified', to: 'semi-verified' },
  // R8: the verified pair is on the eligible list.
  { from: 'not-verified', on: 'pre-approved', to: 'verified' },
  // R45: the candidate agreed later.
  { from: 'semi-verified', on: 'pre-approved', to: 'verified' },
  // R8, section 4: the team's decision.
  { from: 'semi-verified', on: 'approved', to: 'verified' },
  // R9, section 4.
  { from: 'semi-verified', on: 'rejected', to: 'rejected' },
  // R9: the member corrected the problem.
  { from: 'rejected', on: 'resubmitted', to: 'semi-verified' },
  // R54: an owner withdraws the verification; the codes count as before, where both were entered.
  { from: 'verified', on: 'withdrawn', to: 'semi-verified' },
  { from: 'verified', on: 'withdrawn-unproved', to: 'not-verified' },
];

/** The status after an event, or null where the event is not allowed. */
export const statusAfter = (from: VerificationStatus, on: VerificationEvent): VerificationStatus | null =>
  TRANSITIONS.find((row) => row.from === from && row.on === on)?.to ?? null;
