import { useState } from 'react';
import { lazyPart } from '../../shell/lazy-part';
import { Button } from '../../ui/button';
import { useAccountTexts } from './account.en';

const DeleteDialog = lazyPart(async () => (await import('./delete-dialog')).DeleteDialog);

export function DeleteProfile() {
  const texts = useAccountTexts();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const ask = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button look="danger" onClick={ask} onPointerEnter={DeleteDialog.ahead}>
        {texts.deleteProfile}
      </Button>
      <p className="mt-2 text-small text-muted">{texts.deleteLead}</p>
      {opened && <DeleteDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
