import type { DeskRelation } from '../topics/family/desk.js';
import type { PhotoVisibility } from '../base/domain/photos.js';
import type { ContactVisibility } from '../base/vocabulary/status.js';
import type { MessageAnswer } from './auth.js';
import type { ProfileView } from './profile.js';

/** POST /consent/candidate/own: the candidate of a profile that someone else made asks for a code. */
export interface OwnCodeRequest {
  phone: string;
}

/** The same whether or not a profile has this number. */
export interface OwnCodeAnswer extends MessageAnswer {
  /** Seconds until another code may be asked for. */
  resendAfter: number;
  /** Sent back with the code: guesses of others count elsewhere. */
  attempt: string;
}

/** POST /consent/candidate/own/open */
export interface OwnOpenRequest extends OwnCodeRequest {
  /** The attempt of the last answer to a request for a code. */
  attempt: string;
  code: string;
}

/** POST /consent/candidate/own/link: from the SMS by which the candidate was asked. */
export interface OwnLinkRequest {
  link: string;
}

export interface OwnOpenAnswer {
  success: true;
  /** Verifies the phone for half an hour. */
  ticket: string;
  name: string;
  /** What the one who made the profile is to the candidate. */
  relation: DeskRelation;
  /** The same as a sentence begins with it, in the language of the request: 'Your mother'. */
  maker: string;
  /** Whether the candidate has agreed. */
  agreed: boolean;
  /** As verified members will see it, with contact details still closed. */
  profile: ProfileView;
  photoVisibility: PhotoVisibility;
  contactVisibility: ContactVisibility;
  /** Whether they stay at the desk after a taking over: only with an email and a phone of their own. */
  staysAtDesk: boolean;
}

/** POST /consent/candidate/own/agreement: the yes of the candidate. */
export interface OwnAgreementRequest {
  ticket: string;
}

/** POST /consent/candidate/own/change: what the candidate wants to be different. */
export interface OwnChangeRequest {
  ticket: string;
  words: string;
}

/** POST /consent/candidate/own/email: a code to the address by which the candidate will log in. */
export interface OwnEmailRequest {
  ticket: string;
  email: string;
}

/** POST /consent/candidate/own/take-over */
export interface TakeOverRequest extends OwnEmailRequest {
  /** The code from that email. */
  code: string;
  password: string;
  /** How the one who made the profile is called at the desk from now on; only where they stay there. */
  makerName?: string;
}

/** POST /consent/candidate/own/erasure */
export interface OwnErasureRequest {
  ticket: string;
}
