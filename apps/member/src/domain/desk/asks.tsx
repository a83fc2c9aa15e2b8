import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useDeskVoteTexts } from './desk-votes.en';

/** Before a hand types: what is saved here waits for the candidate, or is not this hand's to change. */
export function Note({ name, mayAsk }: { name: string; mayAsk: boolean }) {
  const texts = useDeskVoteTexts();
  return (
    <div className="mb-6">
      <Notice>{mayAsk ? texts.asks(name) : texts.looksOnly(name)}</Notice>
    </div>
  );
}

/** Photos are not suggested: whoever may not add them is told who may. */
export function PhotosNote({ name }: { name: string }) {
  const texts = useDeskVoteTexts();
  return <Notice>{texts.photosAlone(name)}</Notice>;
}

interface AskNowProps {
  name: string;
  busy: boolean;
  onPress: () => void;
}

/** For a form that saves itself: nothing goes to the candidate before the hand says so. */
export function AskNow({ name, busy, onPress }: AskNowProps) {
  const texts = useDeskVoteTexts();
  return (
    <Button busy={busy} onClick={onPress} className="w-full sm:w-auto">
      {texts.askNow(name)}
    </Button>
  );
}
