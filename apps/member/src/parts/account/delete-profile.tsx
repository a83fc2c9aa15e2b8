import { useState, type ReactNode } from 'react';
import { lazyPart, useOnceOpen } from '../../shell/lazy-part';
import { Button } from '../../ui/button';
import { useAccountTexts } from './account.en';

const DeleteDialog = lazyPart(async () => (await import('./delete-dialog')).DeleteDialog);

interface Face {
  title: string;
  hint: string;
  onPress: () => void;
  onNear: () => void;
}

const asButton = ({ title, hint, onPress, onNear }: Face) => (
  <>
    <Button look="danger" onClick={onPress} onPointerEnter={onNear}>
      {title}
    </Button>
    <p className="mt-2 text-small text-muted">{hint}</p>
  </>
);

/** What the page shows to press, and the dialog that it opens. */
export function DeleteProfile({ face = asButton }: { face?: (face: Face) => ReactNode }) {
  const texts = useAccountTexts();
  const [open, setOpen] = useState(false);
  const opened = useOnceOpen(open);
  return (
    <>
      {face({
        title: texts.deleteProfile,
        hint: texts.deleteLead,
        onPress: () => setOpen(true),
        onNear: DeleteDialog.ahead,
      })}
      {opened && <DeleteDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
