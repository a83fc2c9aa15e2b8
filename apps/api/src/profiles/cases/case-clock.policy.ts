/**
 * While a case waits for its member, or is paused with the account, its clock is stopped: it starts later by that time.
 */
export const resumedAt = (enteredAt: Date, stoppedAt: Date, now: Date): Date =>
  new Date(enteredAt.getTime() + Math.max(0, now.getTime() - stoppedAt.getTime()));
