import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { DashboardStats } from '@kalyanam/shared/team/dashboard-contract';
import { LinkedFigure, Meaning, type Stat } from './figure-list';
import { figure, hoursShown } from './figures';

interface Card {
  main: Stat;
  details: readonly Stat[];
}

export const StatCard = ({ main, details }: Card) => (
  <Paper variant="outlined" component="section" aria-label={main.name} sx={{ p: 2.5, minWidth: 0 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary', fontWeight: 600 }}>
      {main.name} <Meaning of={main.of} name={main.name} />
    </Box>
    <Box sx={{ fontSize: '2.125rem', fontWeight: 600, lineHeight: 1.25 }}>
      <LinkedFigure {...main} />
    </Box>
    {details.map(({ of, name, value }) => (
      <Box key={of} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
          <LinkedFigure of={of} name={name} value={value} />
        </Box>
        {name} <Meaning of={of} name={name} />
      </Box>
    ))}
  </Paper>
);

/** Section 2, Admin dashboard: the four cards. */
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
    details: [
      { of: 'profilesTotal', name: 'profiles in total', value: figure(profiles.total) },
      { of: 'confirmedThisMonth', name: 'confirmed this month', value: figure(profiles.confirmedThisMonth) },
    ],
  },
];
