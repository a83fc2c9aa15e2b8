/** What is public about the community as a whole; null where so few stand behind a figure that it would speak of persons. */
export interface NumbersAnswer {
  success: true;
  /** Members listed at present, rounded down to tens. */
  listed: number | null;
}
