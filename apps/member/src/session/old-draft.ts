/** The draft of a registration, as far as a page that does not show it must know it. */
export const DRAFT_KEY = 'registration-draft';
export const DRAFT_DAYS = 7;

/** Whether a draft is old enough to be forgotten. */
const isOld = (savedAt: unknown, now: number): boolean =>
  typeof savedAt !== 'number' || now - savedAt > DRAFT_DAYS * 86_400_000;

/** On a phone that several people use, no draft outlives its days, wherever the app is opened. */
export function forgetOldDraft(now = Date.now()) {
  try {
    const kept = localStorage.getItem(DRAFT_KEY);
    if (kept !== null && isOld((JSON.parse(kept) as { savedAt?: unknown } | null)?.savedAt, now))
      localStorage.removeItem(DRAFT_KEY);
  } catch {
    return;
  }
}

export function keepsDraft(): boolean {
  try {
    return localStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}
