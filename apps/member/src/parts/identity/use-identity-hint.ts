import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isApiError } from '@kalyanam/web/api-error';
import type { IdentityHintAnswer } from '@kalyanam/shared/contracts/identity';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';
import { dropIdentityToken, keepIdentityToken, keptIdentityToken } from './kept-token';

const MARK = '#identityToken=';

export interface IdentityHint {
  /** Goes with the registration, so that an unchanged email counts as verified. */
  readonly token: string;
  readonly name: string;
  readonly email: string;
}

/** The token of this arrival, or of one before a reload of this tab. */
const arrived = (hash: string) =>
  hash.startsWith(MARK) ? decodeURIComponent(hash.slice(MARK.length)) : keptIdentityToken();

/**
 * R1: a visitor who comes from the identity service; the token is taken out of the address and lives as long as this
 * tab.
 */
export function useIdentityHint(): IdentityHint | 'expired' | null {
  const { hash } = useLocation();
  const [token] = useState(() => arrived(hash));
  const [hint, setHint] = useState<IdentityHint | 'expired' | null>(null);
  useEffect(() => {
    if (!token) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    keepIdentityToken(token);
    const stop = new AbortController();
    api
      .post<IdentityHintAnswer>(ROUTES.identityHint, { identityToken: token }, { anonymous: true, signal: stop.signal })
      .then(({ name, email }) => setHint({ token, name, email }))
      .catch((thrown: unknown) => {
        // While the server can't be asked, nothing is known against it: the next reload asks again.
        if (!isApiError(thrown) || thrown.status !== 400) return;
        dropIdentityToken();
        setHint('expired');
      });
    return () => stop.abort();
  }, [token]);
  return hint;
}
