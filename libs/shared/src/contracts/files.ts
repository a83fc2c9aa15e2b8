import type { DocumentKind } from '../base/vocabulary/documents.js';
import type { PhotoRefusal, PhotoState } from '../base/domain/photos.js';
import type { PhotoView } from './profile.js';

/** A photo of the caller's own, and how far the team is with it. */
export interface OwnPhoto extends PhotoView {
  state: PhotoState;
  /** Whether it is visible to the members who may see the owner's photos. */
  shown: boolean;
  /** Why it was not accepted. */
  refusal: PhotoRefusal | null;
}

export interface PhotosAnswer {
  success: true;
  photos: OwnPhoto[];
}

/** Ids of all one's photos in their new order; the first is the main photo. */
export interface PhotoOrderRequest {
  ids: string[];
}

export interface DocumentAnswer {
  success: true;
  document: { kind: DocumentKind; uploadedAt: string };
}
