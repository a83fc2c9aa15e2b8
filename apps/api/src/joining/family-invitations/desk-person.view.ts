import type { DeskPerson } from '@kalyanam/shared/contracts/desk';
import { allowancesOf, type DeskMember } from '../../people/seats/desk-member.entity.js';

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
  numberGiven: seat.numberGivenAt !== null,
  phoneEnds: seat.phone && phoneEnds(seat.phone),
  invitedAt: seat.invitedAt.toISOString(),
  expiresAt: seat.expiresAt?.toISOString() ?? null,
});
