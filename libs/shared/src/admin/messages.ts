import { LIMITS } from '../limits.js';

/** Section 8: sentences that only administrators read. */
export const ADMIN_MESSAGES = {
  userVerified: 'User verified successfully',
  userRejected: 'User rejected successfully',
  rejectionReason: 'Please choose a reason or write what is wrong before you reject: the member reads it.',
  decisionUndone: 'Decision undone',
  verificationWithdrawn: 'Verification withdrawn',
  caseChanged:
    'The member has changed details, photos or documents since you opened this case. Please look again, then decide.',
  couponCreated: 'Coupon created successfully',
  couponExpired: 'This day is in the past. Please choose today or a later day.',
  couponOn: 'Coupon switched on',
  couponOff: 'Coupon switched off',
  couponCode: `Please use at most ${LIMITS.couponCodeLength} letters, digits, hyphens and underscores`,
  tooManyPairs: `Please add at most ${LIMITS.eligiblePairs.toLocaleString('en-IN')} pairs at a time`,
  reason: `Please keep this to ${LIMITS.reasonLength} characters or fewer`,
  username: `Please use ${LIMITS.usernameLength.min} to ${LIMITS.usernameLength.max} letters, digits, dots, hyphens and underscores`,
  reportClosed: 'Report closed',
  accountSuspended: 'User suspended',
  accountRestored: 'User restored',
  editApproved: 'Change approved',
  editRejected: 'Change rejected',
  administratorCreated: 'Administrator created',
  administratorChanged: 'Administrator changed',
  administratorReset: 'Password reset',
  passwordChanged: 'Password changed',
  passwordSame: 'Please choose a password other than the one you were given',
  passwordsDiffer: 'The two new passwords differ',
  passwordWrong: 'Incorrect password',
  auditWhole: 'The audit log is intact',
  auditBroken: 'The audit log is broken',
  signedIn: 'Login successful',
} as const;

export type AdminSentence = (typeof ADMIN_MESSAGES)[keyof typeof ADMIN_MESSAGES];

/** The notice after an import (R36). */
export const eligibleAdded = (count: number): string =>
  `Added ${count.toLocaleString('en-IN')} eligible users successfully`;
