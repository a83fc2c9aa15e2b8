/** The list behind each figure. */
import type { DashboardFigure } from '@kalyanam/shared/admin/dashboard-contract';
import { PATHS } from '../../app/paths';

const users = (query: string) => `${PATHS.users}${query && `?${query}`}`;

export const LISTS: Record<DashboardFigure, string> = {
  totalUsers: users(''),
  newThisWeek: users('days=7'),
  newThisMonth: users('days=30'),
  pending: PATHS.verify,
  averageVerificationTime: `${PATHS.audit}?action=member-approved`,
  verified: users('verification=verified'),
  recentlyVerified: `${PATHS.audit}?action=member-approved`,
  online: users('online=online'),
  profilesTotal: users(''),
  male: users('gender=male'),
  female: users('gender=female'),
  neverMarried: users('maritalStatus=never-married'),
  averageAge: users(''),
  withPhotos: users('photos=yes'),
  reddyCaste: users('caste=reddy'),
  emailVerified: users('proved=email'),
  phoneVerified: users('proved=phone'),
  activity: PATHS.audit,
};

export const auditOf = (action: string): string => `${PATHS.audit}?action=${encodeURIComponent(action)}`;
