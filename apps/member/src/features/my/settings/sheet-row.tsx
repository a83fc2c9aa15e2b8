import { useState, type ReactNode } from 'react';
import type { IconName } from '../../../ui/icon';
import { RowButton } from '../../../ui/row-list';
import { Sheet } from '../../../ui/sheet';

interface SheetRowProps {
  icon: IconName;
  title: string;
  hint?: ReactNode;
  value?: ReactNode;
  children: ReactNode;
}

/** Settings of one kind, in a sheet of their own. */
export function SheetRow({ children, ...row }: SheetRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <RowButton {...row} leads onPress={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={row.title}>
        <div className="grid gap-4">{children}</div>
      </Sheet>
    </>
  );
}
