/** The list behind each figure. */
import type { DashboardFigure } from '@kalyanam/shared/team/dashboard-contract';
import { USERS_BEHIND } from '@kalyanam/shared/team/dashboard-lists';
import type { UsersQuery } from '@kalyanam/shared/team/users';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { queryText } from '@kalyanam/web/api-client';
import { PATHS } from '../../../shell/paths';

const MONTH_MS = 30 * 86_400_000;

const usersOf = (query: UsersQuery): string => PATHS.users + queryText(query);

/** Acts of one kind in the last 30 days; of every kind without one. */
export const auditOf = (action?: string): string =>
  PATHS.audit + queryText({ action, from: dateInIndia(new Date(Date.now() - MONTH_MS)) });

export function listOf(figure: DashboardFigure): string {
  if (figure === 'pending') return PATHS.verify;
  if (figure === 'averageVerificationTime') return usersOf({ decidedDays: '30' });
  if (figure === 'averageAge') return usersOf({});
  return figure === 'activity' ? auditOf() : usersOf(USERS_BEHIND[figure]);
}
