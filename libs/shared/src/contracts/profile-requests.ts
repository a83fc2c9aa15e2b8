/** Requests and answers around one profile; the list of them is `ProfilePage`. */
import type { ReportReason } from '../base/vocabulary/report-reasons.js';
import type { PreviewViewer } from '../base/vocabulary/status.js';
import type { CityOption, ContactDetails, ContactHidden, MyProfile, ProfileInput, ProfileView } from './profile.js';

export interface ProfileAnswer {
  success: true;
  profile: ProfileView;
}

/** That the viewer may still see the profile: asked by a page that is open, and no look at it. */
export interface ProfileStandingAnswer {
  success: true;
}

/** R25: one's own profile as others get it. */
export interface PreviewQuery {
  /** Without it as a verified member. */
  as?: PreviewViewer;
}

export interface PreviewAnswer {
  success: true;
  profile: ProfileView;
  /** False: at present no one sees it; it is shown as it will be seen. */
  shown: boolean;
}

export interface ContactAnswer {
  success: true;
  contact: ContactDetails | null;
  contactHidden: ContactHidden;
  /** The first number that the viewer opens: a message says once that the other family sees it (C6). */
  firstLook?: true;
}

export interface MyProfileAnswer {
  success: true;
  profile: MyProfile;
}

/** Any of the fields, and the version that was edited; a place is sent whole. */
export interface ProfileUpdate extends Partial<ProfileInput> {
  version: number;
}

/** One of the two; both are fine when they agree (R24). */
export interface StatusRequest {
  status?: 'online' | 'offline';
  isActive?: boolean;
}

export interface StatusAnswer {
  success: true;
  isActive: boolean;
  status: 'online' | 'offline';
}

/** The current password, since someone else may be using the session. */
export interface DeletionRequest {
  password: string;
}

export interface DeletedAnswer {
  success: true;
  message: string;
}

export interface ReportRequest {
  reason: ReportReason;
  /** Needed where the reason is 'other'. */
  description?: string | null;
}

export interface ReportAnswer {
  success: true;
  reportId: string;
}

export interface CitiesAnswer {
  success: true;
  cities: CityOption[];
}
