import type { DeskAct } from '@kalyanam/shared/topics/family/desk-rights';
import { useSessionUser } from '../../session/session';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useDeskVoteTexts } from './desk-votes.en';

/** The candidate a manager must ask because they may not do this alone; null for everyone else. */
export function useAsks(act: DeskAct): string | null {
  const acting = useSessionUser()?.acting;
  return acting?.role === 'manager' && !acting.acts.includes(act) ? acting.name : null;
}

export function AsksNote({ act }: { act: DeskAct }) {
  const acting = useSessionUser()?.acting;
  const mayAsk = useAsks(act) !== null;
  return !acting || acting.acts.includes(act) ? null : <Note name={acting.name} mayAsk={mayAsk} />;
}

/** Shown before a family member types: a change here waits for the candidate, or is not theirs to make. */
function Note({ name, mayAsk }: { name: string; mayAsk: boolean }) {
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
