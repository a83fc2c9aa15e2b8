import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../../shell/lazy-part';
import { RowButton } from '../../../ui/row-list';
import { useProfileTexts } from './profile.en';

const ReportDialog = lazyPart(async () => (await import('../../../parts/relations/report-dialog')).ReportDialog);

/** Set by other pages that lead here to report someone, with a reason or none; null: not set. */
function useAskedReason(): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'report' in state ? String(state.report) : null;
}

export function ReportProfile({ id }: { id: string }) {
  const texts = useProfileTexts();
  const reason = useAskedReason();
  const [open, setOpen] = useState(reason !== null);
  const [opened, setOpened] = useState(reason !== null);
  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <RowButton icon="flag" title={texts.report} onPress={show} onNear={ReportDialog.ahead} />
      {opened && <ReportDialog id={id} reason={reason ?? ''} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
