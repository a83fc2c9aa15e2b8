import { MESSAGES } from '@kalyanam/shared/messages';
import { failureOf, isApiError, NetworkError } from './api-error';

interface DownloadOptions {
  /** e.g. `/backend/api`; paths are appended. */
  prefix: string;
  getToken: () => string | null;
  /** A new access token, or null when nobody is signed in. */
  renew: () => Promise<string | null>;
}

async function bytes(url: string, token: string | null): Promise<Blob> {
  const headers: HeadersInit = token === null ? {} : { Authorization: `Bearer ${token}` };
  const response = await fetch(url, { headers, credentials: 'same-origin', cache: 'no-store' }).catch(() => {
    throw new NetworkError();
  });
  if (response.ok) return response.blob();
  const retryAfter = response.headers.get('Retry-After');
  throw failureOf(response.status, await response.text(), retryAfter, MESSAGES.anErrorOccurred);
}

/** Fetches a file that only the session's token opens; one renewal and one retry when that token is refused. */
export const createDownload =
  ({ prefix, getToken, renew }: DownloadOptions) =>
  async (path: string): Promise<Blob> => {
    try {
      return await bytes(prefix + path, getToken());
    } catch (thrown) {
      if (!isApiError(thrown) || thrown.status !== 401) throw thrown;
      const fresh = await renew();
      if (fresh === null) throw thrown;
      return bytes(prefix + path, fresh);
    }
  };
