/** Section 2, Admin dashboard: the four cards. */
import type { DashboardStats } from '@kalyanam/shared/admin/dashboard-contract';
import { figure, hoursShown } from './figures';
import type { Stat } from './stat-card';

interface Card {
  main: Stat;
  details: Stat[];
}

export const statCards = ({ users, verifications, profiles }: DashboardStats): Card[] => [
  {
    main: { of: 'totalUsers', name: 'Total users', value: figure(users.total) },
    details: [{ of: 'newThisWeek', name: 'new this week', value: figure(users.newThisWeek) }],
  },
  {
    main: { of: 'pending', name: 'Pending verifications', value: figure(verifications.pending) },
    details: [
      {
        of: 'averageVerificationTime',
        name: 'average verification time',
        value: hoursShown(verifications.averageVerificationTime),
      },
    ],
  },
  {
    main: { of: 'verified', name: 'Verified users', value: figure(users.verified) },
    details: [{ of: 'recentlyVerified', name: 'recently verified', value: figure(verifications.recentlyVerified) }],
  },
  {
    main: { of: 'online', name: 'Active profiles', value: figure(profiles.online) },
    details: [{ of: 'profilesTotal', name: 'profiles in total', value: figure(profiles.total) }],
  },
];
