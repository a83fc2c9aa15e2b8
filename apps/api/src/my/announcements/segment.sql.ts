/** The recipients, as SQL over `users u JOIN profiles p`; one list of conditions for counting, mails and banners. */
import type { Segment } from '@kalyanam/shared/team/announcements';
import { bornBy } from '@kalyanam/shared/base/india-time';

const DAY_MS = 86_400_000;

export interface SegmentSql {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export function segmentSql(segment: Segment, now: Date): SegmentSql {
  const { verification, gender, ageFrom, ageTo, state, city, activeDays } = segment;
  const parts: [string, ...unknown[]][] = [[`u.account_status = 'active'`]];
  if (verification !== 'all') parts.push(['u.verification_status = ?', verification]);
  if (gender !== 'all') parts.push(['p.gender = ?', gender]);
  if (ageFrom !== null) parts.push(['p.dob <= ?', bornBy(ageFrom, now)]);
  if (ageTo !== null) parts.push(['p.dob > ?', bornBy(ageTo + 1, now)]);
  if (state !== '') parts.push(['p.family_state = ?', state]);
  if (city !== '') parts.push(['p.family_city = ?', city]);
  if (activeDays !== null) parts.push(['u.last_active_at >= ?', new Date(now.getTime() - activeDays * DAY_MS)]);
  return {
    sql: parts.map(([sql]) => sql).join(' AND '),
    values: parts.flatMap(([, ...values]) => values),
  };
}

/** Members a mail may reach: a verified address, and no wish to be spared. */
export const MAY_BE_MAILED = `u.email_verified_at IS NOT NULL AND NOT EXISTS
  (SELECT 1 FROM declined_mails d WHERE d.user_id = u.id AND d.mail = 'announcement')`;
