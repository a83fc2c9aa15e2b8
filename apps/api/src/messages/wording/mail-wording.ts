/** What one mail says; `{name}` is filled from the message's values. */
export interface MailWording {
  subject: string;
  /** The first line on the page; the subject unless told. */
  heading?: string;
  /** What an inbox shows behind the subject. */
  preheader: string;
  /** A paragraph that is `{code}`, `{notes}` or `{link}` alone is shown as a code, a quotation or the button. */
  paragraphs: readonly string[];
  /** On the button, where there is a link. */
  button?: string;
  /** Why it comes, under the mail: 'account' unless told. */
  because?: 'account' | 'address';
}
