import { useState } from 'react';
import { lazyPart } from '../../shell/lazy-part';
import { Button } from '../../ui/button';
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
    <div>
      <Button look="quiet" onClick={show} onPointerEnter={ReportDialog.ahead}>
        {texts.report}
      </Button>
      {opened && <ReportDialog id={id} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
