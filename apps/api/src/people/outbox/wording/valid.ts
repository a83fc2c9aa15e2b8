import { LIMITS } from '@kalyanam/shared/limits';

/** How long a mailed code may be used. */
export const VALID = {
  en: `It is valid for ${LIMITS.codeMinutes} minutes.`,
  te: `ఇది ${LIMITS.codeMinutes} నిమిషాలు చెల్లుతుంది.`,
};
