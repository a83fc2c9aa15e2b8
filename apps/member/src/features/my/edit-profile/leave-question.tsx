import { LeaveQuestion as Question } from '../../../parts/account/leave-question';
import { useEditTexts } from './edit-profile.en';

interface LeaveQuestionProps {
  isUnsaved: () => boolean;
  onDiscard: () => void;
}

/** Asked before unsaved changes are left; a reload or an ended session keeps them instead. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const texts = useEditTexts();
  return <Question {...props} title={texts.leaveTitle} question={texts.leaveQuestion} leave={texts.leave} />;
}
