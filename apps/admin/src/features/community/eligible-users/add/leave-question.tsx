import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../../ui/form/confirm-dialog';

/** An import that is under way goes on only while its page is open. */
export function LeaveQuestion() {
  const blocker = useBlocker(true);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Stop the import and leave?"
      act="Stop and leave"
      busy={false}
      onClose={() => blocker.reset()}
      onAct={() => blocker.proceed()}
    >
      What is added already stays on the list. The list of imports can undo it.
    </ConfirmDialog>
  );
}
