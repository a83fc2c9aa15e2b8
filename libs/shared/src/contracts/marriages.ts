/** C16: 'Marriage fixed', told by one family and confirmed by the other. */
import type { ClaimAnswer, Through } from '../marriages/marriages.js';

export interface MarriedRequest {
  /** False undoes it. */
  married?: boolean;
  /** Where the two families found each other; by itself it says that the marriage is fixed. */
  through?: Through;
  /** The member code of the other family, with whom there is an accepted interest. */
  code?: string;
}

export interface MarriedAnswer {
  success: true;
  married: boolean;
}

export interface MarriageClaim {
  id: string;
  /** The family that has told us so. */
  name: string;
  at: string;
  /** Without an answer until then nothing is said. */
  until: string;
}

/** GET /marriages/mine */
export interface MyMarriageAnswer {
  success: true;
  /** What another family says, and this member has not answered yet. */
  claims: MarriageClaim[];
  /** Said by both; a claim that waits, or was refused, shows its own family nothing. */
  confirmed: { id: string; name: string; at: string } | null;
  /** On this day the profile is erased, unless they keep it. */
  erasedOn: string | null;
}

export interface ClaimAnswerRequest {
  answer: ClaimAnswer;
}
