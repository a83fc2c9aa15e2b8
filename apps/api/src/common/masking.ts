const AADHAAR = /(?<!\d)\d(?:[\s-]?\d){11}(?!\d)/g;
const PAN = /(?<![A-Za-z0-9])[A-Za-z]{5}\d{4}[A-Za-z](?![A-Za-z0-9])/g;
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** The last line against an identity number that somebody typed into a reason or a note. */
export const withoutIdentityNumbers = (text: string): string => text.replace(AADHAAR, '••••').replace(PAN, '••••');

/** The last line against a secret in the log: what looks like an identity number or a token is not written. */
export const masked = (line: string): string => withoutIdentityNumbers(line).replace(TOKEN, '••••');
