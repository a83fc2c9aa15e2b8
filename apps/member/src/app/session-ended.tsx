import { lazy, Suspense } from 'react';
import { useSessionEnded } from '../session/ended';
import { chunk } from './chunk';
import { PAGES } from './pages';

const SignInAgain = lazy(async () => ({ default: (await chunk(PAGES.signInAgain)).SignInAgain }));

/** Signing in again over the page; its code is fetched when it is needed. */
export function SessionEnded() {
  return useSessionEnded() ? (
    <Suspense>
      <SignInAgain />
    </Suspense>
  ) : null;
}
