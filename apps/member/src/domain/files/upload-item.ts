import type { DocumentKind } from '@kalyanam/shared/vocabulary/documents';

type UploadState = 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled';

export interface UploadItem {
  readonly id: string;
  readonly kind: 'photo' | DocumentKind;
  readonly file: File;
  /** Of a photo that was not accepted, whose place this one takes. */
  readonly replaces?: string | undefined;
  readonly state: UploadState;
  /** Share that is sent, 0 to 1. */
  readonly share: number;
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
