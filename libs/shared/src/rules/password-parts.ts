/** What the rule of a new password asks for, part by part, for those who watch it being fulfilled. */
import { LIMITS } from '../limits.js';

const PARTS = {
  length: (typed: string) => typed.length >= LIMITS.passwordLength.min,
  uppercase: (typed: string) => /[A-Z]/.test(typed),
  lowercase: (typed: string) => /[a-z]/.test(typed),
  number: (typed: string) => /\d/.test(typed),
} as const;

export type PasswordPart = keyof typeof PARTS;
export const PASSWORD_PARTS = Object.keys(PARTS) as readonly PasswordPart[];

export const holdsPart = (part: PasswordPart, typed: string): boolean => PARTS[part](typed);
