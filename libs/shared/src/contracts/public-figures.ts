/** What is public about the community as a whole; null where so few stand behind a figure that it would speak of persons. */
export interface PublicFiguresAnswer {
  success: true;
  /** Members listed at present, rounded down to tens. */
  listed: number | null;
  /** Of them, those whom a decision or the list of eligible pairs has verified, rounded alike. */
  decisions: number | null;
  /** R72: everyone listed has said, or shown, within three months that they are still looking. */
  promised: boolean;
  /** Of those listed, how many in a hundred confirmed within thirty days; null also before the promise holds. */
  confirmedThisMonth: number | null;
  /** Half of those listed confirmed at most so many days ago. */
  medianDays: number | null;
  /** Confirmed by both families, and nothing else. */
  marriages: number;
}
