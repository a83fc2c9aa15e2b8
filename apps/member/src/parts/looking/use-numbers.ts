import { useEffect, useState } from 'react';
import type { PublicFiguresAnswer } from '@kalyanam/shared/contracts/public-figures';
import { FIRST_ROUTES } from '@kalyanam/shared/base/first-routes';
import { api } from '../../session/session';

/** The public figures; asked for again by `again`. */
export function useNumbers() {
  const [numbers, setNumbers] = useState<PublicFiguresAnswer | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    api.get<PublicFiguresAnswer>(FIRST_ROUTES.numbers, { anonymous: true, signal }).then(
      (found) => signal.aborted || setNumbers(found),
      (thrown: unknown) => signal.aborted || setError(thrown),
    );
    return () => leaving.abort();
  }, [tries]);
  const again = () => {
    setError(null);
    setTries(tries + 1);
  };
  return { numbers, error, again };
}
