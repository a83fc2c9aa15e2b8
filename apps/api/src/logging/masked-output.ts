import { withoutIdentityNumbers } from '../audit/audit-row.js';

const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** The last line against a secret in the log: what looks like an identity number or a token is not written. */
export const masked = (line: string): string => withoutIdentityNumbers(line).replace(TOKEN, '••••');

/** Where the log goes. */
export const maskedOutput = {
  write(line: string): void {
    process.stdout.write(masked(line));
  },
};
