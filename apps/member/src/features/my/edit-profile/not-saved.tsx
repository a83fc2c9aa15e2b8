import { isLost } from '@kalyanam/web/api-error';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useFailure } from '../../../ui/texts/sentences';
import { useEditTexts } from './edit-profile.en';
import { LeaveQuestion as Question } from '../../../parts/account/leave-question';

/** Why it was not saved, and that nothing is lost. */
export function NotSaved({ error }: { error: unknown }) {
  const texts = useEditTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const offline = isLost(error);
  return (
    <FailureNotice failed={error} title={texts.notSaved}>
      <p>{`${offline ? common.offline : failure(error)} ${common.nothingLost}`}</p>
    </FailureNotice>
  );
}

interface LeaveQuestionProps {
  /** Another question of the same page is another place too. */
  wholeAddress?: boolean;
  isUnsaved: () => boolean;
  onDiscard: () => void;
}

/** Asked before unsaved changes are left; a reload or an ended session keeps them instead. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const texts = useEditTexts();
  return <Question {...props} title={texts.leaveTitle} question={texts.leaveQuestion} leave={texts.leave} />;
}
