import type { DeskSeatView } from '@kalyanam/shared/contracts/desk';
import { deskActsOf, deskVerdict } from '@kalyanam/shared/desk/desk';
import { allowancesOf } from './allowances.js';
import type { OwnSeat } from './desk-seats.repository.js';

export const seatView = ({ allow: text, ...seat }: OwnSeat): DeskSeatView => {
  const allow = allowancesOf(text);
  const { role } = seat;
  const drafts = deskVerdict('draft', { role, allow }) === 'yes';
  return { ...seat, allow, acts: deskActsOf({ role, allow }), drafts };
};
