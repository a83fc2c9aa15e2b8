import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useDeskVoteTexts } from './desk-votes.en';

/** Shown before a family member types: a change here waits for the candidate, or is not theirs to make. */
export function Note({ name, mayAsk }: { name: string; mayAsk: boolean }) {
  const texts = useDeskVoteTexts();
  return (
    <div className="mb-6">
      <Notice>{mayAsk ? texts.asks(name) : texts.looksOnly(name)}</Notice>
    </div>
  );
}

/** Photos are not suggested: a family member who may not add them reads who may. */
export function PhotosNote({ name }: { name: string }) {
  const texts = useDeskVoteTexts();
  return <Notice>{texts.photosAlone(name)}</Notice>;
}

interface AskNowProps {
  name: string;
  busy: boolean;
  onPress: () => void;
}

/** For a form that saves on its own: nothing goes to the candidate before the family member confirms it. */
export function AskNow({ name, busy, onPress }: AskNowProps) {
  const texts = useDeskVoteTexts();
  return (
    <Button busy={busy} onClick={onPress} className="w-full sm:w-auto">
      {texts.askNow(name)}
    </Button>
  );
}
