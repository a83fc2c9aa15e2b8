import { useEffect, useId, useState } from 'react';
import { lazyPart } from '../../shell/lazy-part';
import { Button } from '../../ui/button';
import { FailureNotice } from '../../ui/form/failure-notice';

/** Fetched behind the page: it brings the dialogs with it. */
const ConfirmDialog = lazyPart(async () => (await import('../../ui/confirm-dialog')).ConfirmDialog);

interface EraseSectionProps {
  heading: string;
  text: string;
  /** What the button does. */
  act: string;
  question: string;
  erase: () => Promise<unknown>;
  onDone: () => void;
}

/** For a visitor without a session: everything is erased, after a question. */
export function EraseSection({ heading, text, act, question, erase, onDone }: EraseSectionProps) {
  const id = useId();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    ConfirmDialog.ahead();
  }, []);
  const confirm = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await erase();
      onDone();
    } catch (thrown) {
      setFailed(thrown);
    }
    setBusy(false);
    setAsks(false);
  };
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-paper p-4 sm:p-6">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <p className="mt-2">{text}</p>
      <FailureNotice failed={failed} />
      <Button look="danger" className="mt-4" onClick={() => setAsks(true)}>
        {act}
      </Button>
      <ConfirmDialog
        open={asks}
        title={act}
        question={question}
        confirm={act}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsks(false)}
      />
    </section>
  );
}
