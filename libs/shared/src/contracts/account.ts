/** R2, R3, R27, R31: Profile Settings. The list of sessions is in `auth.ts`. */
import type { Display } from '../topics/account/display.js';
import type { PhotoVisibility } from '../base/domain/photos.js';
import type { MailChoice } from '../base/vocabulary/mail-choices.js';
import type { ContactVisibility, Language } from '../base/vocabulary/status.js';

/** The settings of the signed-in member, as one. */
export interface Account {
  email: string;
  emailVerified: boolean;
  phone: string;
  phoneVerified: boolean;
  /** R52: the own number abroad beside it, where no SMS reaches that; stated and not verified. */
  phoneAbroad: string | null;
  /** A new address that waits for its code, or null. */
  newEmail: string | null;
  newPhone: string | null;
  language: Language;
  /** Null while the member has chosen nothing. */
  display: Display | null;
  contactVisibility: ContactVisibility;
  photoVisibility: PhotoVisibility;
  /** The number by which families find the profile, e.g. 4827193W. */
  memberCode: string;
  /** When its owner may ask for another one; null: immediately. */
  memberCodeFrom: string | null;
  /** Whether the number leads to the profile while it is offline. */
  codeWhenOffline: boolean;
  /** Mails that the member chose not to get; the app still shows what they tell. */
  declinedMails: MailChoice[];
  /** 'Marriage fixed': hidden from everyone until it is undone. */
  married: boolean;
  isActive: boolean;
  /** The identity services that sign in to this account (R1), the oldest link first. */
  linkedIdentities: LinkedIdentity[];
}

export interface LinkedIdentity {
  /** The host name by which a member knows the service, as 'accounts.google.com'. */
  label: string;
  linkedAt: string;
}

export interface AccountAnswer {
  success: true;
  account: Account;
}

/** After a change of what every account has, a family's without a profile too. */
export interface SettingAnswer {
  success: true;
  /** Null of a family account: it has no settings of a profile. */
  account: Account | null;
}

/** Every other session ends; this one stays. */
export interface PasswordChange {
  current: string;
  password: string;
}

/** Sends another code when called again with the same address. */
export interface EmailChange {
  email: string;
  password: string;
}

export interface PhoneChange {
  phone: string;
  password: string;
}

export interface AddressChangeAnswer {
  success: true;
  message: string;
  /** Seconds until another code may be requested. */
  resendAfter: number;
  /** R52: no SMS reaches this number; it is kept beside the verified one without a code. */
  stated?: true;
}

/** R52: for accounts whose number no SMS reaches. */
export interface FamilyPhone {
  phone: string;
}

/** The code that went to the new address. */
export interface AddressConfirmation {
  code: string;
}

export interface LanguageChange {
  language: Language;
}

export interface ContactVisibilityChange {
  contactVisibility: ContactVisibility;
}

export interface PhotoVisibilityChange {
  photoVisibility: PhotoVisibility;
}

export interface CodeWhenOfflineChange {
  codeWhenOffline: boolean;
}

export interface MailsChange {
  mail: MailChoice;
  wanted: boolean;
}

/** No identity service can sign in any more. */
export interface UnlinkRequest {
  password: string;
}

export interface ExportRequest {
  password: string;
}

/** 'Download my data': sent as an attachment, `kalyanam-my-data.json`. */
export interface ExportAnswer {
  success: true;
  exportedAt: string;
  /** Records by kind: one row of the database each, with the names of its columns. */
  records: Record<string, Record<string, unknown>[]>;
  /** Data that is stored but not in this file, each with its reason. */
  leftOut: { what: string; why: string }[];
}
