/**
 * R19: a height is whole inches, 54 to 75. Its text is feet.inches as a string ('5.1' = 61 in,
 * '5.10' = 70 in), shown as 5'10".
 */
import type { Option } from './option.js';

export const MIN_HEIGHT_INCHES = 54;
export const MAX_HEIGHT_INCHES = 75;

/** The length of any height as people write it, with spaces around its parts. */
export const WRITTEN_HEIGHT_LENGTH = 10;
const WRITTEN = /^(\d)(?: ?[.'’′] ?(\d{1,2}))?(?: ?(?:["”″]|''))?$/;

/** Inches of a written height (5.10, 5'10", 5'10), or null when it is invalid or out of range. */
export function heightInches(text: unknown): number | null {
  if (typeof text !== 'string' || text.length > WRITTEN_HEIGHT_LENGTH) return null;
  const match = WRITTEN.exec(text.trim());
  if (!match) return null;
  const inches = Number(match[2] ?? 0);
  const total = Number(match[1]) * 12 + inches;
  return inches < 12 && total >= MIN_HEIGHT_INCHES && total <= MAX_HEIGHT_INCHES ? total : null;
}

/** feet.inches as a string, the form in which a height is sent: 70 -> '5.10'. */
export const heightText = (inches: number): string => `${Math.floor(inches / 12)}.${inches % 12}`;

/** How a height is shown to people: 70 -> 5'10". */
export const heightLabel = (inches: number): string => `${Math.floor(inches / 12)}'${inches % 12}"`;

/** A sent height as people read it: '5.10' -> 5'10"; anything else stays as it is. */
export function shownHeight(text: string): string {
  const inches = heightInches(text);
  return inches === null ? text : heightLabel(inches);
}

/** 4'6" to 6'3" in one-inch steps. */
export const HEIGHTS: readonly Option[] = Array.from(
  { length: MAX_HEIGHT_INCHES - MIN_HEIGHT_INCHES + 1 },
  (_, step) => ({
    value: heightText(MIN_HEIGHT_INCHES + step),
    label: heightLabel(MIN_HEIGHT_INCHES + step),
  }),
);
