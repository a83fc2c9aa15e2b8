import { session } from '../../session/session';

const PAINT_MS = 300;
const AGAIN_MS = 30_000;

/** Hears the server while someone is signed in. Its code comes after the page, which does not need it to show. */
export function startLive() {
  const fetchCode = () =>
    import('./live').then(
      ({ listen }) => void listen(),
      () => void setTimeout(() => void fetchCode(), AGAIN_MS),
    );
  const begin = () => {
    if (!session.user()) return;
    stop();
    setTimeout(() => void fetchCode(), PAINT_MS);
  };
  const stop = session.subscribe(begin);
  // The request for the session starts before this code is there, and may be answered already.
  begin();
}
