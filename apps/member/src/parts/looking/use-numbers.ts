import { useEffect, useState } from 'react';
import type { PublicFiguresAnswer } from '@kalyanam/shared/contracts/public-figures';
import { FIRST_ROUTES } from '@kalyanam/shared/base/first-routes';
import { api } from '../../session/session';
import type { whenIdle } from '../../ui/when-idle';

const immediately = (ask: () => void) => {
  ask();
  return () => undefined;
};

/** The public figures, asked for immediately or when the browser is idle; once more by `again`. */
export function useNumbers(when: typeof whenIdle = immediately) {
  const [numbers, setNumbers] = useState<PublicFiguresAnswer | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const callOff = when(() => {
      api.get<PublicFiguresAnswer>(FIRST_ROUTES.numbers, { anonymous: true, signal }).then(
        (found) => signal.aborted || setNumbers(found),
        (thrown: unknown) => signal.aborted || setError(thrown),
      );
    });
    return () => {
      callOff();
      leaving.abort();
    };
  }, [tries, when]);
  const again = () => {
    setError(null);
    setTries(tries + 1);
  };
  return { numbers, error, again };
}
