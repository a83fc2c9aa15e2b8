/** R1: after signing in the browser goes to a path of the members' application, and nowhere else. */
import { API_PREFIX } from '@kalyanam/shared/routes';

const HOME = '/';
const ORIGIN = 'http://own.invalid';

export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, ORIGIN)) return HOME;
  const url = new URL(wanted, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//') || url.pathname.startsWith(API_PREFIX)) return HOME;
  return url.pathname + url.search + url.hash;
}
