import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { groupOf, type CaseHours, type QueueGroup } from '@kalyanam/shared/team/queue';

export interface Grouped {
  group: QueueGroup;
  users: PendingVerification[];
}

/** The cases as they are listed, under their heads; the server lists them in the order of the heads. */
export function grouped(users: readonly PendingVerification[], hours: CaseHours, now: Date): Grouped[] {
  const groups: Grouped[] = [];
  for (const user of users) {
    const group = groupOf(user, hours, now);
    const last = groups.at(-1);
    if (last?.group === group) last.users.push(user);
    else groups.push({ group, users: [user] });
  }
  return groups;
}
