import { LIMITS } from '@kalyanam/shared/base/limits';

/** The number to which a code was sent and its attempt, while that may open something: a reload comes back to the field. */
const KEY = 'candidate-number';

export interface Asked {
  phone: string;
  attempt: string;
}

interface Kept extends Asked {
  until: number;
}

export function keepNumber(asked: Asked) {
  const kept: Kept = { ...asked, until: Date.now() + LIMITS.codeMinutes * 60_000 };
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

export function keptNumber(): Asked | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept && kept.until > Date.now() ? kept : null;
  } catch {
    return null;
  }
}
