/** R1: after sign-in the browser goes only to a path of the members' application. */
import { API_PREFIX } from '@kalyanam/shared/routes';

const HOME = '/';
const ORIGIN = 'http://own.invalid';

export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, ORIGIN)) return HOME;
  const url = new URL(wanted, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//') || url.pathname.startsWith(API_PREFIX)) return HOME;
  return url.pathname + url.search + url.hash;
}
