import { useBlocker } from 'react-router-dom';
import { session } from '../../session/session';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface LeaveQuestionProps {
  title: string;
  question: string;
  leave: string;
  /** Asked where only the query of the address changes, too. */
  wholeAddress?: boolean;
  isUnsaved: () => boolean;
  onDiscard: () => void;
}

/** Asked before a page with something unsaved or unsent is left; a reload or an ended session asks otherwise. */
export function LeaveQuestion({
  title,
  question,
  leave,
  wholeAddress = false,
  isUnsaved,
  onDiscard,
}: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (currentLocation.pathname !== nextLocation.pathname ||
        (wholeAddress && currentLocation.search !== nextLocation.search)) &&
      session.user() !== null &&
      isUnsaved(),
  );
  const discard = () => {
    onDiscard();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      whileLeaving
      open={blocker.state === 'blocked'}
      title={title}
      question={question}
      confirm={leave}
      onConfirm={discard}
      onCancel={() => blocker.reset?.()}
    />
  );
}
