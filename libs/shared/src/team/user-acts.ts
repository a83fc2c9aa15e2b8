/** What the team does for one member, and how their profile looks to others. */
import type { ProfileView } from '../contracts/profile.js';
import { PREVIEW_VIEWERS } from '../base/vocabulary/status.js';
import type { ValueOf } from '../base/vocabulary/option.js';

/** POST /admin/users/:id/sign-out ends every session of the member. */
export interface MemberSignedOutAnswer {
  success: true;
  message: string;
  userId: string;
  /** How many sessions ended. */
  sessions: number;
}

/** POST /admin/users/:id/biodata/withdraw ends every open link to the member's biodata. */
export interface BiodataWithdrawnByTeam {
  success: true;
  message: string;
  userId: string;
  /** How many were open. */
  withdrawn: number;
}

/** Where a code goes. */
export const CODE_CHANNELS = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
] as const;
export type CodeChannel = ValueOf<typeof CODE_CHANNELS>;

/** POST /admin/users/:id/code: another verification code, within the limits that members have (R11). */
export interface MemberCodeRequest {
  channel: CodeChannel;
}

export interface MemberCodeAnswer {
  success: true;
  message: string;
  /** Seconds until the next one can be sent. */
  resendAfter: number;
}

/** POST /admin/users/:id/data: the member's own file, an ExportAnswer, for a member who asked for it; for owners. */
export interface MemberDataRequest {
  /** How and when they asked; the audit log keeps it. */
  reason: string;
}

/** Through whose eyes the team looks at a profile. */
export const PROFILE_VIEWERS = [...PREVIEW_VIEWERS, { value: 'nobody', label: 'Visitors without an account' }] as const;
export type ProfileViewer = ValueOf<typeof PROFILE_VIEWERS>;

/** GET /admin/users/:id/view-as */
export interface ViewAsQuery {
  viewer: ProfileViewer;
}

export interface ViewAsAnswer {
  success: true;
  /** Exactly what such a viewer gets; null: for them the profile does not exist. */
  profile: ProfileView | null;
  /** Whether it appears in their browse pages, their own filters aside. */
  listed: boolean;
}
