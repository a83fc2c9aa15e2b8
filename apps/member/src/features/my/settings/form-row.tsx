import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog';
import type { IconName } from '../../../ui/icon';
import { RowButton } from '../../../ui/row-list';

interface FormRowProps {
  icon: IconName;
  title: string;
  hint?: ReactNode;
  value?: ReactNode;
  /** Names the dialog: what its form does. */
  act: string;
  /** The form; it closes its dialog when it is done. */
  children: (close: () => void) => ReactNode;
}

/** The current value, and the way to change it: one form at a time, in a dialog of its own. */
export function FormRow({ icon, title, hint, value, act, children }: FormRowProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <RowButton
        icon={icon}
        title={title}
        hint={hint}
        value={value}
        leads={value === undefined}
        onPress={() => setOpen(true)}
      />
      <Dialog open={open} onClose={close} title={act}>
        {children(close)}
      </Dialog>
    </>
  );
}
