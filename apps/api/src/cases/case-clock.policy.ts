/** While a case waits for its member its clock stands still: it starts later by the time in which it waited. */
export const resumedAt = (
  { enteredAt, waitingSince }: { readonly enteredAt: Date; readonly waitingSince: Date },
  now: Date,
): Date => new Date(enteredAt.getTime() + Math.max(0, now.getTime() - waitingSince.getTime()));
