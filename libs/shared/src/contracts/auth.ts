import type { AgeWindow } from '../topics/matching/age-window.js';
import type { Display } from '../topics/account/display.js';
import type { VocabularyValue } from '../base/domain/vocabulary.js';
import type { CreatedBy } from '../base/vocabulary/people.js';
import type { IdentityNumbers } from './identity-documents.js';
import type { PhoneCountry } from '../base/vocabulary/phone-countries.js';
import type { VerificationStatus } from '../base/vocabulary/status.js';
import type { DeskSeatView } from './desk.js';
import type { HandView } from '../topics/family/desk.js';
import type { MadeFor } from '../topics/family/made-for.js';
import type { ProfileInput } from './profile.js';
import type { ListMusts } from './wishes.js';

/** A cookie that a page may read: there may be a session. It opens nothing. */
export const SESSION_MARK = 'kalyanam-signed-in';
/** The same for administrators. */
export const ADMIN_SESSION_MARK = 'kalyanam-admin-signed-in';

export interface RegisterRequest extends ProfileInput, IdentityNumbers {
  /** R75: who makes the profile, if they say so. */
  createdBy?: CreatedBy | null;
  /** R45: the relation to the candidate of a person who registers someone else. */
  relation?: VocabularyValue<'deskRelation'> | null;
  /** The name of the person who registers someone else: families see it next to the phone number. */
  registrantName?: string | null;
  /** R45: the candidate's own mobile number, where their consent is asked for. */
  candidatePhone?: string | null;
  /** C1: only of those who work abroad. */
  visaStatus?: VocabularyValue<'visaStatus'> | null;
  email: string;
  phone: string;
  password: string;
  /** Sent by specified clients, never trusted (R20). */
  age?: number;
  agreeTerms: boolean;
  /** Token of the identity service (R1): its email counts as verified when it is registered unchanged. */
  identityToken?: string;
}

export interface RegisterAnswer {
  success: true;
  message: string;
  userId: string;
  /** Bearer for the two file routes only, for 30 minutes. */
  uploadToken: string;
  /** When an earlier submission with the same key made the account: later changes are not in this answer. */
  madeAt?: string;
}

/** GET /auth/register/mark: sent back as X-Form-Mark with the form, it says how long the form was open. */
export interface FormMarkAnswer {
  success: true;
  mark: string;
}

export interface LoginRequest {
  email: string;
  password: string;
}

/** The holder of an account that was made for someone else. */
export interface RegistrantView extends HandView {
  /** What the candidate is to them, as the registration said. */
  madeFor: MadeFor;
}

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  phone: string;
  emailVerified: boolean;
  phoneVerified: boolean;
  /** The phone is verified (the specification's name for it). */
  isVerified: boolean;
  verificationStatus: VerificationStatus;
  /** Only for a family account, which has no profile: the candidates it acts for (C14). */
  family?: DeskSeatView[];
  /** Only while the member's family desk has members or open invitations. */
  desk?: true;
  /** Only while the profile is on hold. */
  onHold?: true;
  /** R45: only while the candidate has not agreed to the profile that someone else made. */
  consentNeeded?: true;
  /** Only while the account is held by the person who made the profile for someone else. */
  registrant?: RegistrantView;
  /** R102: only while the candidate is too young to be listed: the birthday (YYYY-MM-DD) that changes it. */
  listedFrom?: string;
  /** Only while we ask whether they are still looking. */
  asked?: true;
  profile: { name: string };
  /** C15: how this member wants to read; null while they have chosen nothing. */
  display: Display | null;
  /** R64: what the list begins with where its address has no filter; null once the member has removed it. */
  ageWindow: AgeWindow | null;
  /** R115: only while the member has musts: what the list begins with in place of the window. */
  musts?: ListMusts;
}

/** Also the response of a refresh. */
export interface LoginAnswer {
  success: true;
  message: string;
  /** Access token (Bearer), 15 minutes. */
  token: string;
  user: SessionUser;
}

export interface VerifyEmailRequest {
  /** The 6-digit code or the token of the mailed link. */
  token: string;
}

export interface VerifyPhoneRequest {
  userId: string;
  code: string;
}

export interface ResendOtpRequest {
  userId: string;
  /** 'phone' by default. */
  channel?: 'phone' | 'email';
}

export interface VerifyAnswer {
  success: true;
  user: SessionUser;
  /** A fresh access token, when the status changed. */
  token?: string;
}

export interface ResendAnswer {
  success: true;
  message: string;
  /** Seconds until the next code may be requested. */
  resendAfter: number;
}

/** For each code that is valid now: seconds until the next may be requested; null where none is. */
export interface CodesAnswer {
  success: true;
  email: number | null;
  phone: number | null;
  /** R52: no SMS reaches the account's number, so a family number in India takes its place. */
  needsFamilyPhone: boolean;
  /** The family number that waits for its code, and the seconds until the next may be requested. */
  familyPhone: { phone: string; resendAfter: number } | null;
  /**
   * R45: where the candidate's consent is asked for, and the seconds until the next code may be; null once it is given.
   */
  candidate: {
    phone: string;
    resendAfter: number | null;
    /** What the candidate wants to be different before they agree. */
    wants?: string;
  } | null;
}

/**
 * POST /consent/candidate/code: asks the candidate for their consent, by an SMS to this number or to the one given
 * before.
 */
export interface CandidateCodeRequest {
  phone?: string;
}

/** POST /consent/candidate: the code that the candidate told. Answers like the other codes. */
export interface CandidateConsentRequest {
  code: string;
}

/** R52: a country whose numbers are accepted. */
export interface PhoneCountryView {
  code: PhoneCountry;
  /** Whether codes go there by SMS. */
  sms: boolean;
}

/** GET /phone-countries: India first. */
export interface PhoneCountriesAnswer {
  success: true;
  countries: PhoneCountryView[];
}

export interface MeAnswer {
  success: true;
  user: SessionUser;
}

/** A response with only a message. */
export interface MessageAnswer {
  success: true;
  message: string;
}

export interface SessionView {
  id: string;
  /** The session of this call. */
  current: boolean;
  ip: string;
  userAgent: string;
  createdAt: string;
  lastUsedAt: string;
}

export interface SessionsAnswer {
  success: true;
  /** Live ones, last used first. */
  sessions: SessionView[];
}

export interface ForgotPasswordRequest {
  email: string;
}

export interface ResetPasswordRequest {
  /** The token of the mailed link. */
  token: string;
  /** Read unless the registration is removed. */
  password?: string;
  /** R101: needed while nothing of the account is verified: whether the owner of the mailbox made the registration. */
  registration?: 'mine' | 'not-mine';
}

export interface ResetPasswordAnswer extends MessageAnswer {
  /** R101: the registration was the owner's; the link has verified their email. */
  emailVerified?: true;
  /** R101: the registration was not the owner's and is erased; they may register. */
  beginAnew?: true;
  /** The email that the link was sent to; only with beginAnew. */
  email?: string;
}
