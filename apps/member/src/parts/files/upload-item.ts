import { isApiError } from '@kalyanam/web/api-error';
import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';

type UploadState = 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled';

export interface UploadItem {
  readonly id: string;
  readonly kind: 'photo' | DocumentKind;
  readonly file: File;
  /** Id of the rejected photo that this one replaces. */
  readonly replaces?: string | undefined;
  readonly state: UploadState;
  /** Share that is sent, 0 to 1. */
  readonly share: number;
  /** The thrown error, or the sentence that refuses the file. */
  readonly error: unknown;
}

export const uploadItem = (kind: UploadItem['kind'], file: File, replaces?: string): UploadItem => ({
  id: crypto.randomUUID(),
  kind,
  file,
  replaces,
  state: 'waiting',
  share: 0,
  error: null,
});

export const isOpen = ({ state }: UploadItem) => state === 'waiting' || state === 'sending';

export const isStopped = ({ state }: UploadItem) => state === 'failed' || state === 'cancelled';

/** Refused for now: the session had ended, it took too long, or there were too many requests. */
const FOR_NOW: readonly number[] = [401, 408, 409, 425, 429];

/** Whether the same file may still arrive, in place of another one. */
export const mayRetry = ({ state, error }: UploadItem): boolean =>
  state === 'cancelled' ||
  (typeof error !== 'string' &&
    (!isApiError(error) || error.status === 0 || error.status >= 500 || FOR_NOW.includes(error.status)));
