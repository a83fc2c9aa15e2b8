/** Public figures about the community as a whole; null when a figure covers too few people to stay anonymous. */
export interface PublicFiguresAnswer {
  success: true;
  /** Members listed at present, rounded down to tens. */
  listed: number | null;
  /** The number of them verified by a decision or the list of eligible pairs, rounded alike. */
  decisions: number | null;
  /** R72: everyone listed has said, or shown, within three months that they are still looking. */
  promised: boolean;
  /** Percentage of listed members who confirmed within thirty days; null also before the promise holds. */
  confirmedThisMonth: number | null;
  /** Median days since listed members last confirmed. */
  medianDays: number | null;
  /** Confirmed by both families, and nothing else. */
  marriages: number;
}
