/** Section 5 with the addition of SECURITY "Passwords": one that follows the rule but is known from leaks is refused. */
import commonPasswords from 'fxa-common-password-list';

/** The list is in lower case: a capital letter alone does not make a known password a new one. */
export const isLeaked = (password: string): boolean => commonPasswords.test(password.toLowerCase());
