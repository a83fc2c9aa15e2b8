import type { LedgerLook, LedgerPerson, LinkLook, TeamLook } from '@kalyanam/shared/contracts/ledger';
import type { DeskRelation } from '@kalyanam/shared/topics/family/desk';
import type { NameAtLook } from '../../people/access-ledger/access-events.repository.js';
import type { MemberName } from '../../profiles/profile/member-cards.service.js';
import type { LookRow, PersonRow } from './ledger.repository.js';

const lookView = ({ what, day, firstAt, lastAt, times }: LookRow): LedgerLook => ({
  what,
  day,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
  times: Number(times),
});

export const personView = (
  { days, left, agreed, denied }: PersonRow,
  { viewer, atLook }: { viewer: MemberName | undefined; atLook: NameAtLook | undefined },
  { looks, hands }: { looks: readonly LookRow[]; hands: readonly DeskRelation[] },
): LedgerPerson => ({
  viewer: viewer ?? null,
  atLook: atLook ?? null,
  left,
  agreed,
  denied,
  hands: [...hands],
  looks: looks.map(lookView),
  earlierDays: days - new Set(looks.map(({ day }) => day)).size,
});

/** Who opens papers does so to verify, in whatever role. */
export const teamView = (row: LookRow): TeamLook => ({
  ...lookView(row),
  part: row.adminRole === 'support' ? 'support' : 'verification',
});

export const linkView = (row: LookRow, forWhom: string | null): LinkLook => ({ ...lookView(row), forWhom });
