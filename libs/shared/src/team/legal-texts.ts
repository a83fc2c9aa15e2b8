/** R34: the versions of the legal texts, published by an owner. */
import type { LegalTextView } from '../contracts/legal-text.js';
import type { LegalKind } from '../topics/legal/legal-text.js';

export interface LegalVersion extends LegalTextView {
  kind: LegalKind;
  /** 'planned': its day has not come; 'over': a later one is in force. */
  state: 'planned' | 'in-force' | 'over';
  /** Null for the text that the application was built with. */
  published: { by: string; at: string } | null;
}

/** GET /admin/legal-texts: newest first. */
export interface LegalVersionsAnswer {
  success: true;
  versions: LegalVersion[];
}

/** POST /admin/legal-texts: in force from the beginning of that day in India. */
export interface PublishTextRequest {
  kind: LegalKind;
  /** YYYY-MM-DD; today or later, and later than any version there is. */
  version: string;
  /** The parts of the text, see legalParts. */
  en: string[];
  /** Empty where it is in English only. */
  te: string[];
}

/** Also of DELETE /admin/legal-texts/:kind/:version, for a planned version. */
export interface LegalTextChangeAnswer {
  success: true;
  message: string;
}
