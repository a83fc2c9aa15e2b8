/** The users behind each figure of the dashboard that counts them: as many as the figure says. */
import { TEAM_LIMITS } from './limits.js';
import type { DashboardFigure } from './dashboard-contract.js';
import type { UsersQuery } from './users.js';

export const USERS_BEHIND = {
  totalUsers: {},
  newThisWeek: { days: `${TEAM_LIMITS.dashboardDays.week}` },
  newThisMonth: { days: `${TEAM_LIMITS.dashboardDays.month}` },
  verified: { verification: 'verified' },
  recentlyVerified: { verifiedDays: `${TEAM_LIMITS.dashboardDays.week}` },
  online: { online: 'online' },
  profilesTotal: {},
  male: { gender: 'male' },
  female: { gender: 'female' },
  neverMarried: { maritalStatus: 'never-married' },
  withPhotos: { photos: 'yes' },
  reddyCaste: { caste: 'reddy' },
  confirmedThisMonth: { confirmedDays: `${TEAM_LIMITS.dashboardDays.month}` },
  emailVerified: { proved: 'email' },
  phoneVerified: { proved: 'phone' },
} as const satisfies Partial<Record<DashboardFigure, UsersQuery>>;
