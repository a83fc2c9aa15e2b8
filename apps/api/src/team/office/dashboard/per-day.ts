/** Registrations and decisions of the last days in India, ending today; days without any have zeros. */
import type { DashboardDay } from '@kalyanam/shared/team/dashboard-contract';
import { dateInIndia, dayStartInIndia } from '@kalyanam/shared/base/india-time';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';

const DAYS = TEAM_LIMITS.dashboardDays.month;
const DAY_MS = 86_400_000;

/** Start of the first of these days. */
export const firstDay = (now: Date): Date => new Date(dayStartInIndia(now).getTime() - (DAYS - 1) * DAY_MS);

export function perDay(
  now: Date,
  registrations: ReadonlyMap<string, number>,
  decisions: readonly Pick<DashboardDay, 'day' | 'approvals' | 'rejections'>[],
): DashboardDay[] {
  const first = firstDay(now).getTime();
  return Array.from({ length: DAYS }, (_, step) => {
    const day = dateInIndia(new Date(first + step * DAY_MS));
    const decided = decisions.find((one) => one.day === day);
    return {
      day,
      registrations: registrations.get(day) ?? 0,
      approvals: decided?.approvals ?? 0,
      rejections: decided?.rejections ?? 0,
    };
  });
}
