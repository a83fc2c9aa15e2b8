import { LIMITS } from '@kalyanam/shared/limits';

/** The number to which a code was sent, while that may open something: a reload comes back to the field for it. */
const KEY = 'candidate-number';

interface Kept {
  phone: string;
  until: number;
}

export function keepNumber(phone: string) {
  const kept: Kept = { phone, until: Date.now() + LIMITS.codeMinutes * 60_000 };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return;
  }
}

export function dropNumber() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

export function keptNumber(): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept && kept.until > Date.now() ? kept.phone : null;
  } catch {
    return null;
  }
}
