/** C10: the first call. */
export const CALL_LIMITS = {
  slots: 3,
  slotMinutes: 30,
  /** The earliest and latest start of a slot, in hours and days from now. */
  fromHours: 2,
  toDays: 21,
  /** Hours after the start until which the number is shown. */
  numberHours: 24,
  /** The question how it was is asked from the day after, for so long. */
  askedAfterHours: 24,
  askedDays: 30,
} as const;
