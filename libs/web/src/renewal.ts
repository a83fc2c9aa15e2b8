import { isApiError, type ApiError } from './api-error';

interface RenewalOptions {
  /** Name of the lock that tabs of one origin share. */
  lock: string;
  getToken: () => string | null;
  refresh: () => Promise<string>;
  /** The error with which the refresh was refused. */
  onSignedOut: (refusal: ApiError) => void;
}

const exclusively = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(name, work) : work();

/** The session is over, or its account closed; anything else is a failure of the moment. */
const isOver = (thrown: unknown): thrown is ApiError =>
  isApiError(thrown) && (thrown.status === 401 || thrown.code === 'suspended');

/**
 * R3: one refresh at a time, in this tab and across tabs, because a refresh token may be spent only once.
 * Only a refusal of the refresh itself signs out; any other failure is thrown and leaves the session as it is.
 */
export function createRenewal({ lock, getToken, refresh, onSignedOut }: RenewalOptions) {
  let running: Promise<string | null> | null = null;

  const renewed = async (stale: string | null): Promise<string | null> => {
    const current = getToken();
    if (current !== null && current !== stale) return current;
    try {
      return await refresh();
    } catch (thrown) {
      if (!isOver(thrown)) throw thrown;
      onSignedOut(thrown);
      return null;
    }
  };

  return (stale: string | null): Promise<string | null> => {
    running ??= exclusively(lock, () => renewed(stale)).finally(() => {
      running = null;
    });
    return running;
  };
}
