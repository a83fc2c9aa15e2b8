import { useEffect, useState } from 'react';
import type { IdentityAnswer } from '@kalyanam/shared/contracts/identity';
import { API_PREFIX, ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';
import { buttonClass } from '../../ui/button';
import { useIdentityTexts } from './identity.en';

/** R1: 'Continue with Google' where an issuer is configured; else nothing. The browser itself goes there. */
export function IdentityButton({ returnTo }: { returnTo: string }) {
  const texts = useIdentityTexts();
  const label = useOffer();
  if (!label) return null;
  return (
    <div className="mt-4 grid gap-3">
      <p className="text-center text-small text-muted">{texts.or}</p>
      <a
        href={`${API_PREFIX}${ROUTES.identityStart}?returnTo=${encodeURIComponent(returnTo)}`}
        className={buttonClass('secondary')}
      >
        {texts.known[label] ?? label}
      </a>
    </div>
  );
}

/** What the button says; null while that is not known, and where there is none. */
function useOffer(): string | null {
  const [label, setLabel] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    api
      .get<IdentityAnswer>(ROUTES.identity, { anonymous: true, signal: stop.signal })
      .then((answer) => setLabel(answer.available ? answer.label : null))
      .catch(() => null);
    return () => stop.abort();
  }, []);
  return label;
}
