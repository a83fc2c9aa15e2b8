const SOON_DAYS = 7;

/** Whether an end is near enough to be said in another colour. */
export const isSoon = (daysLeft: number): boolean => daysLeft <= SOON_DAYS;
