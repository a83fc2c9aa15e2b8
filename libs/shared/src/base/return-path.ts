import { API_PREFIX } from './first-routes.js';

const MOST_CHARACTERS = 2000;

/** Only what our addresses are made of: without a dot, backslash or empty segment no browser reads another site in it. */
const OWN = /^(?:\/|(?:\/[\w-]+)+\/?)(?:\?[!"$-~]*)?(?:#[!-~]*)?$/;

/** Where a sign-in may lead back to (R1): a path of our own application; null for anything else. */
export function returnPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > MOST_CHARACTERS || !OWN.test(wanted)) return null;
  return wanted.startsWith(API_PREFIX) ? null : wanted;
}
