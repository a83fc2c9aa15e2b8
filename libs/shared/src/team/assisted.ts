/** C14: the team enters a profile with the candidate on the phone, who reads back a code. */
import type { ProfileFields } from '../topics/profile/fields.js';
import type { Language } from '../base/vocabulary/status.js';

/** POST /admin/assisted/code: to the candidate's own phone, with the caller on the line. */
export interface AssistedCodeRequest {
  phone: string;
  /** In which the candidate reads. */
  language: Language;
}

export interface AssistedCodeAnswer {
  success: true;
  /** Sent with the entry; worthless without the code. */
  ticket: string;
  /** Seconds until another code may be sent. */
  resendAfter: number;
}

/** POST /admin/assisted: everything that was entered, and the code that the candidate read back. */
export interface AssistedEntryRequest extends ProfileFields {
  email: string;
  ticket: string;
  code: string;
}

export interface AssistedEntryAnswer {
  success: true;
  message: string;
  userId: string;
  name: string;
}

/** POST /admin/assisted/consents/:userId: the candidate agreed on the phone to a profile that someone else made. */
export interface AssistedConsentRequest {
  /** How the team made sure of it. */
  note: string;
}
