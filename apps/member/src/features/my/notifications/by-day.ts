import type { NotificationView } from '@kalyanam/shared/contracts/notifications';
import { indiaTime } from '@kalyanam/web/i18n/format';

export type Age = 'today' | 'week' | 'earlier';

const WEEK_MS = 7 * 86_400_000;
const dayOf = indiaTime('en', { dateStyle: 'short' });

const ageOf = (at: string, now: Date): Age => {
  if (dayOf(at) === dayOf(now)) return 'today';
  return now.getTime() - new Date(at).getTime() < WEEK_MS ? 'week' : 'earlier';
};

/** Newest first, under what one says of the day; days without any are left out. */
export function byDay(notifications: readonly NotificationView[], now: Date): [Age, NotificationView[]][] {
  const ages: readonly Age[] = ['today', 'week', 'earlier'];
  return ages.flatMap((age) => {
    const ofAge = notifications.filter(({ at }) => ageOf(at, now) === age);
    return ofAge.length > 0 ? [[age, ofAge] as [Age, NotificationView[]]] : [];
  });
}
