import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { nameIn } from '@kalyanam/shared/base/person-name';
import type { DeskSeatView } from '@kalyanam/shared/contracts/desk';
import { deskActsOf, deskVerdict } from '@kalyanam/shared/topics/family/desk-rights';
import { allowancesOf } from './desk-member.entity.js';
import type { OwnSeat } from './desk-seats.repository.js';

export const seatView = (
  { allow: text, name, nameTe, ...seat }: OwnSeat,
  language: Language | undefined,
): DeskSeatView => {
  const allow = allowancesOf(text);
  const { role } = seat;
  const drafts = deskVerdict('draft', { role, allow }) === 'yes';
  return { ...seat, name: nameIn({ name, nameTe }, language), allow, acts: deskActsOf({ role, allow }), drafts };
};
