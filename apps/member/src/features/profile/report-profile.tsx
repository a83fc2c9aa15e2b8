import { useState } from 'react';
import { lazyPart } from '../../shell/lazy-part';
import { RowButton } from '../../ui/row-list';
import { useProfileTexts } from './profile.en';

const ReportDialog = lazyPart(async () => (await import('./report-dialog')).ReportDialog);

export function ReportProfile({ id }: { id: string }) {
  const texts = useProfileTexts();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <RowButton icon="flag" title={texts.report} onPress={show} onNear={ReportDialog.ahead} />
      {opened && <ReportDialog id={id} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
