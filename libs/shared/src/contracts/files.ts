import type { DocumentKind } from '../vocabulary/documents.js';
import type { PhotoView } from './profile.js';

export interface PhotosAnswer {
  success: true;
  photos: PhotoView[];
}

/** Ids of all one's photos in their new order; the first is the main photo. */
export interface PhotoOrderRequest {
  ids: string[];
}

export interface DocumentAnswer {
  success: true;
  document: { kind: DocumentKind; uploadedAt: string };
}
