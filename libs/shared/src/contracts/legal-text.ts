/** R34: the legal text in force. */
export interface LegalTextView {
  /** The day since which it is in force, YYYY-MM-DD. */
  version: string;
  /** As legal-text.ts reads it. */
  en: string;
  /** Empty where it is in English only. */
  te: string;
}

/** GET /texts/:kind, a kind of LEGAL_KINDS. */
export interface LegalTextAnswer {
  success: true;
  /** Null while the text that the application was built with is in force. */
  text: LegalTextView | null;
}
