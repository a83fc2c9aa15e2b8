import type { createBrowserRouter } from 'react-router-dom';
import { session } from '../session/session';

const standing = () => {
  const user = session.user();
  return user ? `${user.id} ${user.verificationStatus}` : '';
};

/** Runs the guards again when somebody signs in or out, here or in another tab, or the verification state changes. */
export function followSession(router: Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>) {
  let last = standing();
  return session.subscribe(() => {
    const now = standing();
    if (now === last) return;
    last = now;
    void router.revalidate();
  });
}
