import { isApiError } from '@kalyanam/web/api-error';
import { api, session } from './session';
import { mayHaveSession } from './session-mark';

/** Resolves when it is known who is signed in; throws when the server can't be asked. */
export async function ensureSession(): Promise<void> {
  if (session.get() !== 'unknown') return;
  if (mayHaveSession()) await api.renew();
  else session.markSignedOut();
}

/** The newest state of the signed-in user, with a fresh token. */
export async function refreshUser(): Promise<void> {
  await api.renew();
}

/** R5: a decision of the team shows on focus; a call that needed verification asks as well. */
function refreshOnFocus() {
  window.addEventListener('focus', () => {
    const user = session.user();
    if (user && user.verificationStatus !== 'verified') void refreshUser().catch(() => null);
  });
}

/** Starts the session in the background; no one waits for it. */
export function startSession() {
  const ask = () => void ensureSession().catch(() => null);
  ask();
  window.addEventListener('online', ask);
  refreshOnFocus();
}

/** Refusals after which another verification, or another desk, is the user's. */
const STALE: readonly string[] = ['verification-needed', 'desk-ended'];

/** Refreshes the user when a call was refused because of what has changed. */
export function refreshOnForbidden(thrown: unknown) {
  if (isApiError(thrown) && STALE.includes(thrown.code)) void refreshUser().catch(() => null);
}
