import { DASHBOARD_DEFINITIONS, type DashboardFigure } from '@kalyanam/shared/team/dashboard-contract';
import { describe, expect, it } from 'vitest';
import { listOf } from './lists';

describe('the list behind a figure', () => {
  it.each<[DashboardFigure, string]>([
    ['totalUsers', '/admin/users'],
    ['newThisWeek', '/admin/users?days=7'],
    ['pending', '/admin/verify'],
    ['averageVerificationTime', '/admin/users?decidedDays=30'],
    ['recentlyVerified', '/admin/users?verifiedDays=7'],
    ['withPhotos', '/admin/users?photos=yes'],
  ])('%s is %s', (figure, path) => {
    expect(listOf(figure)).toBe(path);
  });

  it.each(Object.keys(DASHBOARD_DEFINITIONS) as DashboardFigure[])('%s leads somewhere', (figure) => {
    expect(listOf(figure)).toMatch(/^\/admin\/(?:users|verify|audit-log)(?:\?[\w=&-]+)?$/);
  });
});
