const AADHAAR = /(?<!\d)\d(?:[\s-]?\d){11}(?!\d)/g;
const PAN = /(?<![A-Za-z0-9])[A-Za-z]{5}\d{4}[A-Za-z](?![A-Za-z0-9])/g;
/** Numbers of passports, voter cards and driving licences, as they are printed. */
const OTHERS = /(?<![A-Za-z\d])(?:[A-PR-WY][1-9]\d{6}|[A-Z]{3}\d{7}|[A-Z]{2}[ -]?\d{2}[ -]?\d{11})(?![A-Za-z\d])/g;
/** What a token is made of; each run is read once, however long it is. */
const RUN = /[\w.-]+/g;

/** The last line of defense against an identity number typed into a reason or a note. */
export const withoutIdentityNumbers = (text: string): string =>
  [AADHAAR, PAN, OTHERS].reduce((kept, number) => kept.replace(number, '••••'), text);

/** The last line of defense against secrets in the log: masks what looks like an identity number or a token. */
export const masked = (line: string): string => withoutIdentityNumbers(line).replace(RUN, withoutToken);

/** Cuts a run where a token begins, if two dots follow. */
function withoutToken(run: string): string {
  const start = run.search(/\beyJ/);
  const dot = start < 0 ? -1 : run.indexOf('.', start);
  return dot < 0 || !run.includes('.', dot + 1) ? run : `${run.slice(0, start)}••••`;
}

const SHOWN_DIGITS = 2;

/** Enough of an email address or a number to tell it from others, and not to write to it. */
export const maskedAddress = (address: string): string =>
  address.includes('@') ? address.replace(/^(.).*(?=@)/, '$1…') : `…${address.slice(-SHOWN_DIGITS)}`;
