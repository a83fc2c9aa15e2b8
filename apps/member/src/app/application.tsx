import { RouterProvider } from 'react-router-dom';
import { followSession } from './follow-session';
import { createRouter } from './router';

/** Creates the router at the present address and waits until its first page is there to show. */
export async function startRouter() {
  const router = createRouter();
  followSession(router);
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  }
  return <RouterProvider router={router} />;
}
