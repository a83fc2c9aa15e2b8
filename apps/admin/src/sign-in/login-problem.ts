import { MESSAGES } from '@kalyanam/shared/messages';
import { isApiError } from '@kalyanam/web/api-error';

const UNREACHABLE = `${MESSAGES.anErrorOccurred}. The server could not be reached; please try again.`;

/** Section 8: the server's message or 'Login failed'; of any other failure its message, else the last sentence. */
export function loginProblem(thrown: unknown): string {
  if (isApiError(thrown)) {
    if (thrown.code === 'network') return UNREACHABLE;
    return thrown.code === 'unexpected' ? 'Login failed' : thrown.message || 'Login failed';
  }
  return (thrown instanceof Error && thrown.message) || MESSAGES.invalidCredentials;
}

/** The password was right; a code of the authenticator app is wanted, or was not right. */
export const wantsCode = (thrown: unknown): boolean =>
  isApiError(thrown) && (thrown.code === 'second-factor-needed' || thrown.code === 'second-factor-wrong');
