/** R71: the team looks at photos that members added after they were verified. */
import type { PhotoView } from '../contracts/profile.js';
import type { PhotoRefusal } from '../base/vocabulary/photo-refusals.js';
import type { ValueOf } from '../base/vocabulary/option.js';
import type { PhotoReview } from './settings.js';
import type { SignalLevel } from './signals.js';

/** How long a photo may wait: hours until it is due, and until it is late. */
export const PHOTO_CLOCK = { dueHours: 12, lateHours: 24 } as const;

/** The number of photos on one screen. */
export const PHOTOS_A_SCREEN = 24;
/** How long a verdict can be undone; a refused photo is hidden during that time, and goes afterwards. */
export const PHOTO_UNDO_SECONDS = 10;

export const PHOTO_VERDICTS = [
  { value: 'fine', label: 'Approve' },
  { value: 'refuse', label: 'Refuse' },
] as const;
export type PhotoVerdict = ValueOf<typeof PHOTO_VERDICTS>;

/** Another account has this picture, or one like it. */
export interface PhotoLikeness {
  level: SignalLevel;
  sentence: string;
}

export interface WaitingPhoto {
  photo: PhotoView;
  userId: string;
  name: string;
  age: number;
  /** The profile's first photo. */
  main: boolean;
  uploadedAt: string;
  /** Whether the member confirmed that it is a real, recent picture. */
  declared: boolean;
  likenesses: PhotoLikeness[];
}

/** GET /admin/photos: the oldest first, as many as fit a screen. */
export interface PhotoQueueAnswer {
  success: true;
  photos: WaitingPhoto[];
  /** The number of all waiting photos. */
  total: number;
  /** Whether others see photos before the review. */
  review: PhotoReview;
}

/** GET /admin/photos/count */
export interface PhotoCountAnswer {
  success: true;
  total: number;
}

/** POST /admin/photos/review: one verdict on some photos. */
export interface PhotoReviewRequest {
  ids: string[];
  verdict: PhotoVerdict;
  /** Required with a refusal: the member reads it. */
  reason?: PhotoRefusal;
}

export interface PhotoReviewAnswer {
  success: true;
  /** Those that still waited; a colleague has looked at the others, or the member has removed them. */
  reviewed: string[];
  /** Until when the verdict can be undone. */
  undoUntil: string;
}

/** POST /admin/photos/undo: one's own verdicts, within their time. */
export interface PhotoUndoRequest {
  ids: string[];
}

export interface PhotoUndoAnswer {
  success: true;
  /** Those that wait again. */
  undone: string[];
}
