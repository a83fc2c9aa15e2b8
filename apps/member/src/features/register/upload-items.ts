import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';
import { uploadItem, type UploadItem } from '../../domain/files/upload-item';
import type { ChosenPhoto } from './files/use-chosen-files';

/** Documents first: the team needs them most. */
export const uploadItems = (
  photos: readonly ChosenPhoto[],
  documents: Partial<Record<DocumentKind, File>>,
): UploadItem[] => [
  ...(['aadhaar', 'pan'] as const).flatMap((kind) => {
    const file = documents[kind];
    return file ? [uploadItem(kind, file)] : [];
  }),
  ...photos.map(({ file }) => uploadItem('photo', file)),
];
