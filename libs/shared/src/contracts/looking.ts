import type { LookingAnswer } from '../base/domain/lists.js';

/** C5: an answer to "Are you still looking for a match?" */
export interface LookingRequest {
  answer: LookingAnswer;
  /** Set with a pause: the day on which to ask again, YYYY-MM-DD. */
  until?: string;
}

/** The answer that was kept. */
export interface LookingStanding {
  success: true;
  answer: LookingAnswer;
  until: string | null;
}

/** The page of a mailed question: whose profile it is about. */
export interface LookingQuestionAnswer {
  success: true;
  firstName: string;
}
