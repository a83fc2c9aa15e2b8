import type { createBrowserRouter } from 'react-router-dom';
import { session } from '../session/session';

const accountState = () => {
  const user = session.user();
  return user ? `${user.id} ${user.verificationStatus}` : '';
};

/** Runs the guards again when someone signs in or out, here or in another tab, or the verification state changes. */
export function followSession(router: Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>) {
  let last = accountState();
  return session.subscribe(() => {
    const now = accountState();
    if (now === last) return;
    last = now;
    void router.revalidate();
  });
}
