import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../shell/lazy-part';
import { RowButton } from '../../ui/row-list';
import { useProfileTexts } from './profile.en';

const ReportDialog = lazyPart(async () => (await import('./report-dialog')).ReportDialog);

/** Who was asked for money in a call comes here to report it. */
function useReasonFromCall(): string {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'report' in state ? String(state.report) : '';
}

export function ReportProfile({ id }: { id: string }) {
  const texts = useProfileTexts();
  const reason = useReasonFromCall();
  const [open, setOpen] = useState(reason !== '');
  const [opened, setOpened] = useState(reason !== '');
  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <RowButton icon="flag" title={texts.report} onPress={show} onNear={ReportDialog.ahead} />
      {opened && <ReportDialog id={id} reason={reason} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
