/** What the owner sets for the whole team. */
import type { ValueOf } from '../base/vocabulary/option.js';

export const PHOTO_REVIEWS = [
  { value: 'after', label: 'After members can see them' },
  { value: 'before', label: 'Before members can see them' },
] as const;
export type PhotoReview = ValueOf<typeof PHOTO_REVIEWS>;

export interface TeamSettings {
  /** Hours after which a case is due. */
  dueHours: number;
  /** Hours after which a case is late; more than `dueHours`. */
  lateHours: number;
  /** R67: whether some approvals need a second reviewer at all. */
  secondEyes: boolean;
  /** Cases with a verification score below this need a second reviewer; 0 for none. */
  secondEyesBelowScore: number;
  /** Members who live outside India need a second reviewer. */
  secondEyesAbroad: boolean;
  /** Members who were rejected before need a second reviewer. */
  secondEyesResubmitted: boolean;
  /** Hours after which a member without a picture of their document is reminded to upload one. */
  remindAfterHours: number;
  /** Days after which members without a picture of their document may be rejected together. */
  rejectWithoutFileDays: number;
  /** R71: when the team looks at new photos of verified members. */
  photoReview: PhotoReview;
}

export const DEFAULT_TEAM_SETTINGS: TeamSettings = {
  dueHours: 24,
  lateHours: 48,
  secondEyes: false,
  secondEyesBelowScore: 70,
  secondEyesAbroad: true,
  secondEyesResubmitted: true,
  remindAfterHours: 24,
  rejectWithoutFileDays: 7,
  photoReview: 'before',
};

/** Who set the settings last; null while they are as they came. */
export interface SettingsChange {
  /** Username. */
  by: string;
  at: string;
}

/** GET and PUT /admin/settings. */
export interface TeamSettingsAnswer {
  success: true;
  settings: TeamSettings;
  /** Goes up by one with every change; 0 while they are as they came. */
  version: number;
  changed: SettingsChange | null;
}

export interface TeamSettingsRequest extends TeamSettings {
  /** The version that was looked at: when someone else has changed the settings since, the request is refused. */
  version: number;
}
