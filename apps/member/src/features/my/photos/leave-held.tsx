import { LeaveQuestion } from '../../../parts/account/leave-question';
import { usePhotosTexts } from './photos.en';

/** Asked before the page is left with pictures that were chosen and wait for their owner's tick. */
export function LeaveHeld() {
  const texts = usePhotosTexts();
  return (
    <LeaveQuestion
      title={texts.leaveTitle}
      question={texts.leaveQuestion}
      leave={texts.leave}
      isUnsaved={() => true}
      onDiscard={() => undefined}
    />
  );
}
