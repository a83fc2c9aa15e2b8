/** C10: the first call. */
export const CALL_LIMITS = {
  slots: 3,
  slotMinutes: 30,
  /** A slot begins so many hours and days from now. */
  fromHours: 2,
  toDays: 21,
  /** The number is shown until so many hours after the beginning. */
  numberHours: 24,
  /** The question how it was is asked from the day after, for so long. */
  askedAfterHours: 24,
  askedDays: 30,
} as const;
