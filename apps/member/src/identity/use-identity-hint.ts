import { useEffect, useState } from 'react';
import type { IdentityHintAnswer } from '@kalyanam/shared/contracts/identity';
import { ROUTES } from '@kalyanam/shared/routes';
import { api } from '../session/session';

const MARK = '#identityToken=';

export interface IdentityHint {
  /** Goes with the registration, so that an unchanged e-mail counts as proved. */
  readonly token: string;
  readonly name: string;
  readonly email: string;
}

const arrived = () =>
  window.location.hash.startsWith(MARK) ? decodeURIComponent(window.location.hash.slice(MARK.length)) : null;

/** R1: who comes from the identity service, once; the token is taken out of the address and kept in memory only. */
export function useIdentityHint(): IdentityHint | 'expired' | null {
  const [token] = useState(arrived);
  const [hint, setHint] = useState<IdentityHint | 'expired' | null>(null);
  useEffect(() => {
    if (!token) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    const stop = new AbortController();
    api
      .post<IdentityHintAnswer>(ROUTES.identityHint, { identityToken: token }, { anonymous: true, signal: stop.signal })
      .then(({ name, email }) => setHint({ token, name, email }))
      .catch(() => {
        if (!stop.signal.aborted) setHint('expired');
      });
    return () => stop.abort();
  }, [token]);
  return hint;
}
