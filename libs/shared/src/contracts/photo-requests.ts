/** C8: who asks to see an owner's photos, and what the owner says. */
import type { ProfileCard } from './profile.js';

/** What the owner has said; `not-now` also after a grant was withdrawn. */
export type PhotoRequestState = 'waiting' | 'granted' | 'not-now';

/** POST /profiles/:id/photo-request: asked once; what the owner says is not told, except that the photos are shown. */
export interface PhotoRequestAnswer {
  success: true;
  photosAsked: true;
}

/** Someone who asked to see the caller's photos. */
export interface PhotoRequestView {
  profile: ProfileCard;
  askedAt: string;
  state: PhotoRequestState;
}

/** GET /photo-requests: those without an answer first, then the newest. */
export interface PhotoRequestsPage {
  success: true;
  requests: PhotoRequestView[];
  /** Without an answer. */
  waiting: number;
  page: number;
  total: number;
  totalPages: number;
}

/** Query of the list; every value is a text, as in the URL. */
export interface PhotoRequestsQuery {
  page?: string;
}

/** PUT and DELETE /photo-grants/:id, by the id of who asked. */
export interface PhotoGrantAnswer {
  success: true;
  state: PhotoRequestState;
}
