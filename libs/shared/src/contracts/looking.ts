import type { LookingAnswer } from '../domain/looking-answers.js';

/** C5: an answer to "Are you still looking for a match?" */
export interface LookingRequest {
  answer: LookingAnswer;
  /** Of a pause: the day on which to ask again, YYYY-MM-DD. */
  until?: string;
}

/** The answer that was kept. */
export interface LookingStanding {
  success: true;
  answer: LookingAnswer;
  until: string | null;
}

/** What a mailed question shows of whom it asks. */
export interface LookingQuestionAnswer {
  success: true;
  firstName: string;
}
