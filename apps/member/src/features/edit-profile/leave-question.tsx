import { useBlocker } from 'react-router-dom';
import { session } from '../../session/session';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useEditTexts } from './edit-profile.en';

interface LeaveQuestionProps {
  isUnsaved: () => boolean;
  onDiscard: () => void;
}

/** Asked before unsaved changes are left; a reload or an ended session keeps them instead. */
export function LeaveQuestion({ isUnsaved, onDiscard }: LeaveQuestionProps) {
  const texts = useEditTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && session.user() !== null && isUnsaved(),
  );
  const leave = () => {
    onDiscard();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      whileLeaving
      open={blocker.state === 'blocked'}
      title={texts.leaveTitle}
      question={texts.leaveQuestion}
      confirm={texts.leave}
      onConfirm={leave}
      onCancel={() => blocker.reset?.()}
    />
  );
}
