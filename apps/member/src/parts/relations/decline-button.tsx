import { useState } from 'react';
import { lazyPart } from '../../shell/lazy-part';
import { Button } from '../../ui/button';
import { useInterestTexts } from './interest.en';

const DeclineDialog = lazyPart(async () => (await import('./decline-dialog')).DeclineDialog);

interface DeclineButtonProps {
  id: string;
  name: string;
  busy: boolean;
}

/** Asks for the reason and the message; what follows can be undone. */
export function DeclineButton({ id, name, busy }: DeclineButtonProps) {
  const texts = useInterestTexts();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const ask = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button look="secondary" busy={busy} onClick={ask} onPointerEnter={DeclineDialog.ahead} className="grow px-3!">
        {texts.decline}
      </Button>
      {opened && <DeclineDialog open={open} of={[{ id, name }]} onClose={() => setOpen(false)} />}
    </>
  );
}
