import { DESK_ALLOWANCES, type DeskAllowance } from '@kalyanam/shared/desk/desk';

/** The format of the column: with commas, in the order of the list. */
export const allowText = (allow: readonly DeskAllowance[]): string =>
  DESK_ALLOWANCES.filter((allowance) => allow.includes(allowance)).join(',');

export const allowancesOf = (text: string): DeskAllowance[] => {
  const words = new Set(text.split(','));
  return DESK_ALLOWANCES.filter((allowance) => words.has(allowance));
};
