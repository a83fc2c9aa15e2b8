import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Unsubscribed } from '@kalyanam/shared/contracts/searches';
import { SEARCH_ROUTES } from '@kalyanam/shared/topics/matching/searches';
import { isApiError } from '@kalyanam/web/api-error';
import { useSearchTexts } from '../../../parts/searches/searches.en';
import { api } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { Notice } from '../../../ui/notice';

/** Asks before a mail's link switches anything off: opening a link changes nothing. */
export default function UnsubscribePage() {
  const texts = useSearchTexts();
  const [params] = useSearchParams();
  const [stopped, setStopped] = useState<Unsubscribed['stopped'] | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const token = params.get('token') ?? '';
  const used = !token || (isApiError(failed) && [400, 404].includes(failed.status));
  const stop = async () => {
    setBusy(true);
    setFailed(null);
    try {
      setStopped((await api.post<Unsubscribed>(SEARCH_ROUTES.unsubscribe(token), {}, { anonymous: true })).stopped);
    } catch (thrown) {
      setFailed(thrown);
    }
    setBusy(false);
  };
  return (
    <div className="page mx-auto! grid max-w-xl gap-5 py-8 sm:py-16">
      <title>{texts.stopTitle}</title>
      <h1 className="text-3xl sm:text-4xl">{texts.stopHeading}</h1>
      {stopped ? <Notice alert>{texts.stopped[stopped]}</Notice> : <p className="text-muted">{texts.stopLead}</p>}
      {!stopped &&
        (used ? (
          <Notice look="danger" alert>
            {texts.used}
          </Notice>
        ) : (
          <FailureNotice failed={failed} />
        ))}
      <div className="flex flex-wrap gap-3">
        {!stopped && !used && (
          <Button busy={busy} onClick={() => void stop()}>
            {texts.stop}
          </Button>
        )}
        <ButtonLink look="secondary" to={PATHS.settings}>
          {texts.settings}
        </ButtonLink>
      </div>
    </div>
  );
}
