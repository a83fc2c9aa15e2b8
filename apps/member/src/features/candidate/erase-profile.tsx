import { useState } from 'react';
import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import { ROUTES } from '@kalyanam/shared/routes';
import { api } from '../../session/session';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { useCandidateTexts } from './candidate.en';

export function EraseProfile({ ticket, onDone }: { ticket: string; onDone: () => void }) {
  const texts = useCandidateTexts();
  const failure = useFailure();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const erase = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await api.post<MessageAnswer>(ROUTES.candidateOwnErasure, { ticket }, { anonymous: true });
      onDone();
    } catch (thrown) {
      setFailed(thrown);
    }
    setBusy(false);
    setAsks(false);
  };
  return (
    <section aria-labelledby="erase" className="rounded-card border border-line bg-paper p-4 sm:p-6">
      <h3 id="erase" className="text-xl">
        {texts.eraseHeading}
      </h3>
      <p className="mt-2">{texts.eraseText}</p>
      {failed !== null && (
        <Notice look="danger" alert>
          {failure(failed)}
        </Notice>
      )}
      <Button look="danger" className="mt-4" onClick={() => setAsks(true)}>
        {texts.erase}
      </Button>
      <ConfirmDialog
        open={asks}
        title={texts.erase}
        question={texts.eraseQuestion}
        confirm={texts.erase}
        busy={busy}
        onConfirm={() => void erase()}
        onCancel={() => setAsks(false)}
      />
    </section>
  );
}
