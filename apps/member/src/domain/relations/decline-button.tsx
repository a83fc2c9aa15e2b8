import { useState } from 'react';
import { LIMITS } from '@kalyanam/shared/limits';
import { lazyPart } from '../../shell/lazy-part';
import { Button } from '../../ui/button';
import { useInterestTexts } from './interest.en';

const ConfirmDialog = lazyPart(async () => (await import('../../ui/confirm-dialog')).ConfirmDialog);

interface DeclineButtonProps {
  name: string;
  busy: boolean;
  onDecline: () => void;
}

/** Asks first: the other side's cool-off cannot be taken back. */
export function DeclineButton({ name, busy, onDecline }: DeclineButtonProps) {
  const texts = useInterestTexts();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const ask = () => {
    setOpened(true);
    setOpen(true);
  };
  const decline = () => {
    setOpen(false);
    onDecline();
  };
  return (
    <>
      <Button look="secondary" busy={busy} onClick={ask} onPointerEnter={ConfirmDialog.ahead} className="grow px-3!">
        {texts.decline}
      </Button>
      {opened && (
        <ConfirmDialog
          open={open}
          title={texts.declineTitle(name)}
          question={texts.declineQuestion(LIMITS.interestCoolOffDays)}
          confirm={texts.declineNow}
          onConfirm={decline}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}
