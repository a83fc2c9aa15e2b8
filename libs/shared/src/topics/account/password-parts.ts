/** What the rule of a new password asks for, part by part, for those who watch it being fulfilled. */
import { LIMITS } from '../../base/limits.js';

const PARTS = {
  length: (typed: string) => typed.length >= LIMITS.passwordLength.min,
  uppercase: (typed: string) => /[A-Z]/.test(typed),
  lowercase: (typed: string) => /[a-z]/.test(typed),
  number: (typed: string) => /\d/.test(typed),
} as const;

/** Beside letters and digits; nothing else is a character of a password (section 5). */
export const PASSWORD_SIGNS = '@$!%*?&';

/**
 * For an input: what the password managers of Apple make up is refused without it, because they like hyphens. React
 * knows no such attribute, and passes it on.
 */
export const FOR_PASSWORD_MANAGERS: Readonly<Record<string, string>> = {
  passwordrules: `minlength: ${LIMITS.passwordLength.min}; maxlength: ${LIMITS.passwordLength.max}; required: lower; required: upper; required: digit; allowed: [${PASSWORD_SIGNS}];`,
};

export type PasswordPart = keyof typeof PARTS;
export const PASSWORD_PARTS = Object.keys(PARTS) as readonly PasswordPart[];

export const holdsPart = (part: PasswordPart, typed: string): boolean => PARTS[part](typed);
