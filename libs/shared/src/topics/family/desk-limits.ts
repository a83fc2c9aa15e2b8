/** C14: the numbers of a family desk. */
export const DESK_LIMITS = {
  noteLength: 200,
  invitationDays: 7,
  /** After so long the candidate is reminded of a draft. */
  draftReminderDays: 2,
  draftDays: 7,
  /** So long a candidate may undo what a manager changed in the profile. */
  undoHours: 24,
} as const;
