import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button';
import { useBackCloses } from './use-over-page';
import { useCommonTexts } from './texts/common.en';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  question: string;
  confirm: string;
  /** Label of the button that changes nothing, where "Cancel" could be taken for the act. */
  keep?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Asked because the user goes back: the browser's history must not change in the meantime. */
  whileLeaving?: boolean;
  /** A condition in addition to a yes. */
  children?: ReactNode;
}

/** Asks before an act that can't be undone; only its buttons and Back close it. */
export function ConfirmDialog({
  open,
  title,
  question,
  confirm,
  keep,
  busy,
  onConfirm,
  onCancel,
  whileLeaving = false,
  children,
}: ConfirmDialogProps) {
  const { cancel } = useCommonTexts();
  useBackCloses(open && !whileLeaving, onCancel);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onCancel())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-shade" />
        <AlertDialog.Popup className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-2xl border border-line bg-paper p-6 text-ink">
          <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3">{question}</AlertDialog.Description>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close render={<Button look="secondary" />}>{keep ?? cancel}</AlertDialog.Close>
            <Button look="danger" busy={busy ?? false} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
