import { LIMITS } from '@kalyanam/shared/base/limits';

/** The wording of one mail; `{name}` is replaced with the message's value. */
export interface MailWording {
  subject: string;
  /** The heading; the subject by default. */
  heading?: string;
  /** Preview text that inboxes show after the subject. */
  preheader: string;
  /** A paragraph of only `{code}`, `{notes}` or `{link}` is shown as a code, a quotation or the button. */
  paragraphs: readonly string[];
  /** Label of the button, if there is a link. */
  button?: string;
  /** The reason for the mail, in its footer: 'account' by default. */
  because?: 'account' | 'address';
}

/** How long a mailed code may be used. */
export const VALID = {
  en: `It is valid for ${LIMITS.codeMinutes} minutes.`,
  te: `ఇది ${LIMITS.codeMinutes} నిమిషాలు చెల్లుతుంది.`,
};
