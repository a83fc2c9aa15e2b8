import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { DeskSeatView } from '@kalyanam/shared/contracts/desk';
import type { DeskAct } from '@kalyanam/shared/topics/family/desk-rights';

/** C14: every page treats a family account as its candidate; `acting` says who is at work. */
export interface Member extends SessionUser {
  acting?: DeskSeatView;
  /** The name of the family account itself, while it acts for a candidate. */
  ownName?: string;
  /** Acts that the seat of a family account allows, or for which it may ask the candidate. */
  opens?: readonly DeskAct[];
}

/** False for an act for which a family member may only ask the candidate. */
export const mayDo = (user: Member | null, act: DeskAct): boolean => user?.acting?.acts.includes(act) ?? true;

/** R45: someone else made the profile, and only the candidate's yes is missing. */
export const waitsForConsent = (user: SessionUser | null): user is SessionUser & { consentNeeded: true } =>
  user !== null && user.emailVerified && user.phoneVerified && user.consentNeeded === true;
