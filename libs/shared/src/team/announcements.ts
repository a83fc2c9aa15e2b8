/** What owners tell members: a banner in the application, a mail, or both, to a part of the members. */
import type { State } from '../base/vocabulary/places.js';
import type { ValueOf } from '../base/vocabulary/option.js';

export const ANNOUNCEMENT_LIMITS = {
  title: 80,
  text: 1000,
  city: 80,
  age: { min: 18, max: 80 },
  activeDays: { min: 1, max: 365 },
  /** The list of former ones. */
  listed: 100,
} as const;

/** Pages of the members' application that an announcement can lead to. */
export const ANNOUNCEMENT_PAGES = [
  { value: '/profiles', label: 'Browse Profiles' },
  { value: '/interests', label: 'Interests' },
  { value: '/my-profile', label: 'My Profile' },
  { value: '/my-profile/photos', label: 'Photos' },
  { value: '/settings', label: 'Profile Settings' },
  { value: '/contact', label: 'Contact' },
] as const;
export type AnnouncementPage = ValueOf<typeof ANNOUNCEMENT_PAGES>;

export const SEGMENT_VERIFICATIONS = [
  { value: 'all', label: 'All members' },
  { value: 'verified', label: 'Verified members' },
  { value: 'semi-verified', label: 'Semi-verified members' },
] as const;
export const SEGMENT_GENDERS = [
  { value: 'all', label: 'Women and men' },
  { value: 'female', label: 'Women' },
  { value: 'male', label: 'Men' },
] as const;

/** The recipients: every condition holds. Members on hold, suspended or deleted are never among them. */
export interface Segment {
  verification: ValueOf<typeof SEGMENT_VERIFICATIONS>;
  gender: ValueOf<typeof SEGMENT_GENDERS>;
  ageFrom: number | null;
  ageTo: number | null;
  /** Home of the family. */
  state: State | '';
  city: string;
  /** Active within this many days. */
  activeDays: number | null;
}

export interface AnnouncementContent {
  titleEn: string;
  textEn: string;
  /** Both or neither; without them everyone reads English. */
  titleTe: string;
  textTe: string;
  /** One of ANNOUNCEMENT_PAGES, or empty. */
  page: AnnouncementPage | '';
}

/** POST /admin/announcements and /admin/announcements/preview. */
export interface AnnouncementRequest extends AnnouncementContent {
  banner: boolean;
  mail: boolean;
  segment: Segment;
  /** ISO; empty for now. */
  startsAt: string;
  /** ISO; until when the banner is shown, empty for 30 days. */
  endsAt: string;
}

/** POST /admin/announcements/test. */
export interface AnnouncementTestRequest extends AnnouncementRequest {
  /** The owner's own address. */
  to: string;
}

export interface AnnouncementTestAnswer {
  success: true;
  message: string;
}

export interface MailPreview {
  subject: string;
  /** Its plain text, word for word: the page's Content-Security-Policy shows no mail's HTML. */
  text: string;
}

export interface AnnouncementPreview {
  success: true;
  /** Members who may see the banner, and who would get a mail. */
  members: number;
  mails: number;
  /** As they get it; Telugu only where it was written. */
  en: MailPreview;
  te: MailPreview | null;
}

export type AnnouncementState = 'planned' | 'running' | 'ended' | 'stopped';

export interface AnnouncementView extends AnnouncementContent {
  id: string;
  banner: boolean;
  mail: boolean;
  segment: Segment;
  startsAt: string;
  endsAt: string | null;
  stoppedAt: string | null;
  state: AnnouncementState;
  /** Username. */
  createdBy: string;
  createdAt: string;
  /** How many were to get a mail when it was made. */
  mailsPlanned: number;
  mailsSent: number;
  /** Could not be delivered. */
  mailsFailed: number;
  dismissed: number;
}

/** GET /admin/announcements: the newest first. */
export interface AnnouncementsAnswer {
  success: true;
  announcements: AnnouncementView[];
}

export interface AnnouncementAnswer {
  success: true;
  message: string;
  announcement: AnnouncementView;
}
