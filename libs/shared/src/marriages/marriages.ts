/** C16: how two families tell that a marriage is fixed. */
export const THROUGH = ['us', 'elsewhere'] as const;
export type Through = (typeof THROUGH)[number];

export const CLAIM_ANSWERS = ['yes', 'no'] as const;
export type ClaimAnswer = (typeof CLAIM_ANSWERS)[number];

export const MARRIAGE_LIMITS = {
  /** So long a claim waits for the other family. */
  answerDays: 14,
  /** So many are told within a year; the next goes to the team. */
  claimsAYear: 2,
  /** So long after it was fixed the profile is erased, unless they keep it. */
  keptMonths: 12,
  /** Between the mail and the erasure. */
  warningHours: 48,
} as const;
