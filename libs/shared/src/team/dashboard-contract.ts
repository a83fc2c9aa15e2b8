/** The dashboard's answer (section 3, Dashboard stats) and what each figure means (R14). */
import { TEAM_LIMITS } from './limits.js';

export interface DashboardStats {
  users: {
    total: number;
    newThisWeek: number;
    newThisMonth: number;
    verified: number;
    emailVerified: number;
    phoneVerified: number;
  };
  verifications: {
    pending: number;
    /** Hours; null when nothing was decided in the period. */
    averageVerificationTime: number | null;
    recentlyVerified: number;
  };
  profiles: {
    total: number;
    online: number;
    male: number;
    female: number;
    neverMarried: number;
    /** Years; null without profiles. */
    averageAge: number | null;
    withPhotos: number;
    reddyCaste: number;
    confirmedThisMonth: number;
  };
  /** The last 30 days. */
  activity: { action: string; count: number }[];
  recentActivities: RecentActivity[];
}

export interface RecentActivity {
  id: string;
  /** As in the audit log, e.g. 'user_verified'. */
  action: string;
  userEmail: string | null;
  adminUsername: string | null;
  /** ISO, UTC. */
  createdAt: string;
}

/** The definition of each figure, shown in its tooltip. */
export const DASHBOARD_DEFINITIONS = {
  totalUsers: 'Accounts that are not deleted, whatever their verification.',
  newThisWeek: `Accounts registered in the last ${TEAM_LIMITS.dashboardDays.week} days.`,
  newThisMonth: `Accounts registered in the last ${TEAM_LIMITS.dashboardDays.month} days.`,
  pending: 'Members with verified email and phone who are waiting for the team’s decision.',
  averageVerificationTime: `Mean hours from entering the queue (reaching semi-verified, or resubmission) to the team’s decision, over the last ${TEAM_LIMITS.dashboardDays.month} days; without members who have deleted their profile since.`,
  verified: 'Members approved by the team or pre-approved as eligible.',
  recentlyVerified: `Members verified in the last ${TEAM_LIMITS.dashboardDays.week} days.`,
  online: 'Profiles that their owner has switched online.',
  profilesTotal: 'All profiles, whether others see them or not; deleted ones are not counted.',
  male: 'Profiles of men among all profiles.',
  female: 'Profiles of women among all profiles.',
  neverMarried: 'Profiles with the marital status Never married.',
  averageAge: 'Mean age in full years today, in India time.',
  withPhotos: 'Profiles with at least one photo.',
  reddyCaste: 'Profiles with the caste Reddy.',
  confirmedThisMonth: `Members who said, or showed, in the last ${TEAM_LIMITS.dashboardDays.month} days that they are still looking. Logging in shows nothing.`,
  emailVerified: 'Accounts whose email was verified by code, link or the identity service.',
  phoneVerified: 'Accounts whose phone was verified by code.',
  activity: `Actions written to the audit log in the last ${TEAM_LIMITS.dashboardDays.month} days.`,
} as const;

/** One day in India. */
export interface DashboardDay {
  /** YYYY-MM-DD. */
  day: string;
  registrations: number;
  /** By the team, or pre-approved as eligible. */
  approvals: number;
  rejections: number;
}

export type DashboardFigure = keyof typeof DASHBOARD_DEFINITIONS;

export interface DashboardAnswer {
  success: true;
  stats: DashboardStats;
  /** The last 30 days, today last, without gaps. */
  perDay: DashboardDay[];
  /** ISO, UTC. */
  lastUpdated: string;
}
