import { useSessionEnded } from '../session/ended';
import { lazyPart } from '../shell/lazy-part';
import { PAGES } from './pages';

const SignInAgain = lazyPart(async () => (await PAGES.signInAgain()).SignInAgain);

/** Signing in again over the page; its code is fetched when it is needed. */
export function SessionEnded() {
  return useSessionEnded() ? <SignInAgain /> : null;
}
