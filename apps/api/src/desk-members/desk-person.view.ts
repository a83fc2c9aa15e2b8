import type { DeskPerson, DeskSeatView } from '@kalyanam/shared/contracts/desk';
import { deskActsOf, deskVerdict } from '@kalyanam/shared/desk/desk';
import { allowancesOf } from '../desk/allowances.js';
import type { DeskMember } from '../desk/desk-member.entity.js';
import type { OwnSeat } from './desk-members.repository.js';

const SHOWN_DIGITS = 2;

export const phoneEnds = (phone: string): string => phone.slice(-SHOWN_DIGITS);

export const personView = (seat: DeskMember, name: string | null, askerId: number): DeskPerson => ({
  id: seat.publicId,
  name,
  role: seat.role,
  relation: seat.relation,
  allow: allowancesOf(seat.allow),
  state: seat.acceptedAt ? 'here' : 'invited',
  mine: seat.userId === askerId,
  phoneEnds: seat.phone && phoneEnds(seat.phone),
  invitedAt: seat.invitedAt.toISOString(),
  expiresAt: seat.expiresAt?.toISOString() ?? null,
});

export const seatView = ({ allow: text, ...seat }: OwnSeat): DeskSeatView => {
  const allow = allowancesOf(text);
  const { role } = seat;
  return {
    ...seat,
    allow,
    acts: deskActsOf({ role, allow }),
    drafts: deskVerdict('draft', { role, allow }) === 'yes',
  };
};
