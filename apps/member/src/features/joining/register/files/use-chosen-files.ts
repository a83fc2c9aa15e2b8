import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { DOCUMENTS } from '@kalyanam/shared/base/domain/lists';
import { IDENTITY_KINDS, type DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { preparePicture } from '../../../../parts/files/prepare-picture';
import { uploadItem, type UploadItem } from '../../../../parts/files/upload-item';

export interface ChosenPhoto {
  readonly id: string;
  readonly file: File;
  /** Object URL of the preview. */
  readonly preview: string;
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>;

/** Photos and documents picked so far; they stay in memory only. */
export function useChosenFiles() {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const chosen = useChosen();
  const [photoError, setPhotoError] = useState<string | null>(null);
  const [preparing, setPreparing] = useState({ photos: 0, documents: 0 });
  const begin = (what: keyof typeof preparing, by: 1 | -1) =>
    setPreparing((current) => ({ ...current, [what]: current[what] + by }));
  const [documents, setDocuments] = useState<Partial<Record<DocumentKind, File>>>({});
  /** The last choice counts, whichever picture is prepared first. */
  const lastTurn = useRef<Partial<Record<DocumentKind, symbol>>>({});
  const [documentErrors, setDocumentErrors] = useState<Partial<Record<DocumentKind, string>>>({});

  async function addPhotos(picked: readonly File[]) {
    const room = LIMITS.photos - photos.length;
    begin('photos', 1);
    const results = await Promise.all(picked.slice(0, room).map(preparePicture));
    begin('photos', -1);
    const refusals = results.filter((result) => typeof result === 'string');
    const ready = results.filter((result) => typeof result !== 'string').map(chosen);
    setPhotos((current) => [...current, ...ready]);
    setPhotoError(refusals[0] ?? (picked.length > room ? MESSAGES.tooManyPhotos : null));
  }

  function removePhoto(id: string) {
    setPhotos((current) => current.filter((photo) => photo.id !== id));
    setPhotoError(null);
  }

  async function chooseDocument(kind: DocumentKind, picked: File | undefined) {
    const turn = (lastTurn.current[kind] = Symbol(kind));
    begin('documents', 1);
    const result = picked && (await preparePicture(picked));
    begin('documents', -1);
    if (lastTurn.current[kind] !== turn) return;
    const refusal = typeof result === 'string' ? result : undefined;
    setDocumentErrors((current) => ({ ...current, [kind]: refusal }));
    if (typeof result !== 'string') setDocuments((current) => ({ ...current, [kind]: result }));
  }

  /** Another document was chosen: the picture of the one before is none of it. */
  function forgetIdentity() {
    IDENTITY_KINDS.forEach((kind) => delete lastTurn.current[kind]);
    setDocuments(({ pan }) => (pan ? { pan } : {}));
    setDocumentErrors(({ pan }) => (pan ? { pan } : {}));
  }

  /** Forgets them all; the returned function brings them back. */
  function forgetAll() {
    setPhotos([]);
    setDocuments({});
    setPhotoError(null);
    setDocumentErrors({});
    lastTurn.current = {};
    return () => {
      setPhotos(photos);
      setDocuments(documents);
    };
  }

  return {
    photos,
    photoError,
    preparingPhotos: preparing.photos > 0,
    /** A chosen file cannot be sent yet. */
    preparing: preparing.photos + preparing.documents > 0,
    addPhotos,
    removePhoto,
    documents,
    documentErrors,
    chooseDocument,
    forgetIdentity,
    forgetAll,
  };
}

/** Makes photos with their previews, which are given back when the page is left. */
function useChosen() {
  const previews = useRef<string[]>([]);
  useEffect(() => () => previews.current.splice(0).forEach((preview) => URL.revokeObjectURL(preview)), []);
  return (file: File): ChosenPhoto => {
    const preview = URL.createObjectURL(file);
    previews.current.push(preview);
    return { id: crypto.randomUUID(), file, preview };
  };
}

/** Documents first: the team needs them most. */
export const uploadItems = (
  photos: readonly ChosenPhoto[],
  documents: Partial<Record<DocumentKind, File>>,
): UploadItem[] => [
  ...DOCUMENTS.flatMap((kind) => {
    const file = documents[kind];
    return file ? [uploadItem(kind, file)] : [];
  }),
  ...photos.map(({ file }) => uploadItem('photo', file)),
];
